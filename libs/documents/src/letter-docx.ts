import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { Paragraph } from 'docx';
import { type DocumentInfo, languageTag } from './document-info.ts';
import { docxPage } from './docx-page.ts';

/** What a letter's file is made of. */
export interface LetterFile {
  /** Name of the writer; empty leaves the header out. */
  name: string;
  /** Ways to reach them, one each. */
  contacts: readonly string[];
  /** As it is printed. */
  date: string;
  company: string;
  /** Paragraphs are parted by blank lines; a single line break is kept. */
  content: string;
  /** Left out: the size of the templates. */
  pageSize?: PageSize | undefined;
}

const FONT = 'Calibri';
/** Sizes are in half points, distances in twentieths of a point, as the format counts. */
const SIZE = { body: 22, title: 34 } as const;
const MARGIN = 1440;
const GAP = 200;

/** The letter as a Word file, plain in design so that it can be edited and read by anything. */
export async function createLetterDocx(letter: LetterFile, info: DocumentInfo): Promise<Blob> {
  const { Document, HeadingLevel, Packer, Paragraph: Block, TextRun } = await import('docx');
  const block = (text: string, after = GAP): Paragraph =>
    new Block({
      spacing: { after },
      children: text.split('\n').map((line, row) => new TextRun(row === 0 ? line : { text: line, break: 1 })),
    });
  const contacts = letter.contacts.filter((contact) => contact.trim() !== '').join(' | ');
  const children = [
    ...(letter.name === '' ? [] : [new Block({ text: letter.name, heading: HeadingLevel.TITLE })]),
    ...(contacts === '' ? [] : [block(contacts, GAP * 2)]),
    block(letter.date),
    ...(letter.company === '' ? [] : [block(letter.company, GAP * 2)]),
    ...letterParagraphs(letter.content).map((text) => block(text)),
  ];
  const document = new Document({
    title: info.title,
    creator: info.author,
    lastModifiedBy: info.author,
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE.body, language: { value: languageTag(info.language) } } },
        title: { run: { font: FONT, size: SIZE.title, bold: true }, paragraph: { spacing: { after: 40 } } },
      },
    },
    sections: [
      {
        properties: { page: docxPage(letter.pageSize, MARGIN) },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

/** The letter as text for boxes that take nothing else: what the person wrote, with one kind of line end. */
export const createLetterText = (content: string): string => `${letterParagraphs(content).join('\n\n')}\n`;

function letterParagraphs(content: string): string[] {
  return content
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.replace(/[^\S\n]+$/gm, '').trim())
    .filter((paragraph) => paragraph !== '');
}
