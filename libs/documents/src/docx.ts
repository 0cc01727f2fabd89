import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import type { Span } from '@career/contracts/marked-text/spans';
import type { Statement } from '@career/contracts/marked-text/statements';
import type { ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import {
  type OutlineContact,
  type OutlineEntry,
  outlineResume,
} from '@career/contracts/resume-table/resume-outline';
import type { ExternalHyperlink, ImageRun, Paragraph, TextRun } from 'docx';
import { type DocumentInfo, languageTag } from './document-info.ts';
import { docxFonts } from './docx-fonts.ts';
import { docxPage } from './docx-page.ts';
import { DocxText } from './docx-text.ts';
import type { SheetPortrait } from './sheet-portrait.ts';

type Docx = typeof import('docx');

const FONT = 'Calibri';
/** Calibri has no Arabic letters. */
const ARABIC_FONT = 'Arial';
/** Sizes are in half points, distances in twentieths of a point, as the format counts. */
const SIZE = { body: 21, title: 40, section: 26, entry: 22 } as const;
const PAGE_MARGIN = 1080;
const ACCENT = '1F4E79';
const BULLETS = 'bullets';
const NUMBERS = 'numbers';

/**
 * The resume as a Word file with real headings and lists, plain in design so that any reader can take it apart.
 * @param portrait goes in the upper corner, beside the name.
 */
export async function createDocx(
  resume: ResumeDraft,
  info: DocumentInfo,
  portrait?: SheetPortrait,
): Promise<Blob> {
  const [docx] = await Promise.all([import('docx'), loadDocumentWords(resume.designOptions?.language)]);
  const { name, tagline, contacts, sections, closing } = outlineResume(resume);
  const { Document, HeadingLevel, Packer } = docx;
  const words = new DocxText(docx, resume.designOptions?.language);
  const writing: Writing = { docx, words, lists: new NumberedLists() };
  const children: Paragraph[] = [
    words.paragraph({
      heading: HeadingLevel.TITLE,
      children: [...words.runs({ text: name }), ...(portrait ? [portraitRun(portrait, name, writing)] : [])],
    }),
    ...(tagline === '' ? [] : [words.paragraph({ text: tagline, style: 'Subtitle' })]),
    ...(contacts.length === 0 ? [] : [contactLine(contacts, writing)]),
  ];
  for (const { heading, paragraphs, entries, items } of sections) {
    // The first entry of a section takes the heading along.
    const pageBreakBefore = entries[0]?.startsPage === true;
    children.push(words.paragraph({ text: heading, heading: HeadingLevel.HEADING_1, pageBreakBefore }));
    children.push(...statementBlocks(paragraphs, writing));
    children.push(...items.map((text) => bullet([{ text }], writing)));
    children.push(
      ...entries.flatMap((entry, index) =>
        entryBlocks({ ...entry, startsPage: entry.startsPage && index > 0 }, writing),
      ),
    );
  }
  children.push(...closing.map((text) => words.paragraph({ text, spacing: { before: 360 } })));
  const document = new Document({
    title: info.title,
    creator: info.author,
    lastModifiedBy: info.author,
    styles: styles(languageTag(info.language), words.isRightToLeft, JSON.stringify(resume)),
    numbering: {
      config: [
        { reference: BULLETS, levels: [bulletLevel(docx)] },
        { reference: NUMBERS, levels: [numberLevel(docx)] },
      ],
    },
    sections: [
      {
        properties: { page: docxPage(resume.designOptions?.pageSize, PAGE_MARGIN) },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

/** Tall enough to know a face, low enough for name, tagline and contacts beside it. */
const PORTRAIT_HEIGHT = 108;

function portraitRun(
  { jpeg, width, height }: SheetPortrait,
  name: string,
  { docx, words: { isRightToLeft } }: Writing,
): ImageRun {
  const { HorizontalPositionAlign, HorizontalPositionRelativeFrom, ImageRun: Image, TextWrappingSide } = docx;
  const description = `Portrait of ${name}`;
  return new Image({
    type: 'jpg',
    data: jpeg,
    transformation: { width: Math.round((width / height) * PORTRAIT_HEIGHT), height: PORTRAIT_HEIGHT },
    altText: { name: 'Portrait', title: description, description },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: isRightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: {
        relative: docx.VerticalPositionRelativeFrom.MARGIN,
        align: docx.VerticalPositionAlign.TOP,
      },
      wrap: {
        type: docx.TextWrappingType.SQUARE,
        side: isRightToLeft ? TextWrappingSide.RIGHT : TextWrappingSide.LEFT,
      },
      margins: isRightToLeft ? { right: 114_300 } : { left: 114_300 },
    },
  });
}

/** What every part of a document is written with. */
interface Writing {
  docx: Docx;
  words: DocxText;
  lists: NumberedLists;
}

function contactLine(contacts: readonly OutlineContact[], { docx, words }: Writing): Paragraph {
  const runs = contacts.flatMap(({ text, link }, index): (TextRun | ExternalHyperlink)[] => {
    const gap = index === 0 ? [] : words.runs({ text: ' | ' });
    const shown = link
      ? [new docx.ExternalHyperlink({ link, children: words.runs({ text, style: 'Hyperlink' }) })]
      : words.runs({ text });
    return [...gap, ...shown];
  });
  return words.paragraph({ children: runs });
}

function entryBlocks(
  { title, detail, period, statements, startsPage }: OutlineEntry,
  writing: Writing,
): Paragraph[] {
  const { docx, words } = writing;
  const under = [detail, period].filter((text) => text !== '').join(' | ');
  return [
    words.paragraph({
      text: title,
      heading: docx.HeadingLevel.HEADING_2,
      keepNext: true,
      pageBreakBefore: startsPage,
    }),
    ...(under === ''
      ? []
      : [
          words.paragraph({
            keepNext: statements.length > 0,
            // Arabic letters are not slanted.
            children: words.runs({ text: under, italics: !words.isRightToLeft }),
          }),
        ]),
    ...statementBlocks(statements, writing),
  ];
}

/** Every list that begins at one counts for itself. */
class NumberedLists {
  #count = 0;

  instance(number: number): number {
    if (number === 1) this.#count += 1;
    return this.#count;
  }
}

function statementBlocks(statements: readonly Statement[], writing: Writing): Paragraph[] {
  const { words, lists } = writing;
  return statements.map(({ kind, number, spans }) => {
    if (kind === 'bullet') return bullet(spans, writing);
    const children = runsOf(spans, writing);
    return kind === 'line'
      ? words.paragraph({ children, spacing: { after: 80 } })
      : words.paragraph({
          children,
          numbering: { reference: NUMBERS, level: 0, instance: lists.instance(number) },
        });
  });
}

function bullet(spans: readonly Span[], writing: Writing): Paragraph {
  return writing.words.paragraph({
    children: runsOf(spans, writing),
    numbering: { reference: BULLETS, level: 0 },
  });
}

/** The words with what is bold, italic or a link in them. */
function runsOf(spans: readonly Span[], { docx, words }: Writing): (TextRun | ExternalHyperlink)[] {
  return spans.flatMap(({ text, bold, italic, link }): (TextRun | ExternalHyperlink)[] => {
    const look = { text, ...(bold && { bold }), ...(italic && { italics: true }) };
    return link
      ? [new docx.ExternalHyperlink({ link, children: words.runs({ ...look, style: 'Hyperlink' }) })]
      : words.runs(look);
  });
}

const listLevel = (text: string, { AlignmentType }: Docx) => ({
  level: 0,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 360, hanging: 240 } } },
});

function bulletLevel(docx: Docx) {
  return { ...listLevel('•', docx), format: docx.LevelFormat.BULLET };
}

function numberLevel(docx: Docx) {
  return { ...listLevel('%1.', docx), format: docx.LevelFormat.DECIMAL };
}

function styles(language: string, isRightToLeft: boolean, text: string) {
  const font = docxFonts(FONT, isRightToLeft ? ARABIC_FONT : FONT, text);
  const heading = (size: number, before: number) => ({
    run: { font, size, bold: true, color: ACCENT },
    paragraph: { spacing: { before, after: 60 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: {
          font,
          size: SIZE.body,
          language: { value: language, ...(isRightToLeft && { bidirectional: language }) },
        },
      },
      title: { run: { font, size: SIZE.title, bold: true }, paragraph: { spacing: { after: 40 } } },
      heading1: heading(SIZE.section, 240),
      heading2: heading(SIZE.entry, 120),
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        run: { size: SIZE.section, color: '555555' },
      },
    ],
  };
}
