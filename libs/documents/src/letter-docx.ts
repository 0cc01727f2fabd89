import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { Paragraph } from 'docx';
import { type DocumentInfo, languageTag } from './document-info.ts';
import { docxFonts } from './docx-fonts.ts';
import { docxPage } from './docx-page.ts';
import { DocxText } from './docx-text.ts';

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
  /** Decides the direction; left out, from left to right. */
  language?: DocumentLanguage | undefined;
  /** Left out: the size of the templates. */
  pageSize?: PageSize | undefined;
}

const FONT = 'Calibri';
/** Calibri has no Arabic letters. */
const ARABIC_FONT = 'Arial';
/** Sizes are in half points, distances in twentieths of a point, as the format counts. */
const SIZE = { body: 22, title: 34 } as const;
const MARGIN = 1440;
const GAP = 200;

/** The letter as a Word file, plain in design so that it can be edited and read by anything. */
export async function createLetterDocx(letter: LetterFile, info: DocumentInfo): Promise<Blob> {
  const docx = await import('docx');
  const { Document, HeadingLevel, Packer } = docx;
  const words = new DocxText(docx, letter.language);
  const block = (text: string, after = GAP): Paragraph =>
    words.paragraph({
      spacing: { after },
      children: text
        .split('\n')
        .flatMap((line, row) => [
          ...(row === 0 ? [] : [new docx.TextRun({ break: 1 })]),
          ...words.runs({ text: line }),
        ]),
    });
  const contacts = letter.contacts.filter((contact) => contact.trim() !== '').join(' | ');
  const children = [
    ...(letter.name === '' ? [] : [words.paragraph({ text: letter.name, heading: HeadingLevel.TITLE })]),
    ...(contacts === '' ? [] : [block(contacts, GAP * 2)]),
    block(letter.date),
    ...(letter.company === '' ? [] : [block(letter.company, GAP * 2)]),
    ...letterParagraphs(letter.content).map((text) => block(text)),
  ];
  const language = languageTag(info.language);
  const said = [letter.name, contacts, letter.company, letter.content].join(' ');
  const font = docxFonts(FONT, words.isRightToLeft ? ARABIC_FONT : FONT, said);
  const document = new Document({
    title: info.title,
    creator: info.author,
    lastModifiedBy: info.author,
    styles: {
      default: {
        document: {
          run: {
            font,
            size: SIZE.body,
            language: { value: language, ...(words.isRightToLeft && { bidirectional: language }) },
          },
        },
        title: { run: { font, size: SIZE.title, bold: true }, paragraph: { spacing: { after: 40 } } },
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
