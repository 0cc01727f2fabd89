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
import { docxPage } from './docx-page.ts';
import type { SheetPortrait } from './sheet-portrait.ts';

type Docx = typeof import('docx');

const FONT = 'Calibri';
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
  const { Document, HeadingLevel, Paragraph: Block, Packer, TextRun } = docx;
  const lists = new NumberedLists();
  const children: Paragraph[] = [
    new Block({
      heading: HeadingLevel.TITLE,
      children: [new TextRun(name), ...(portrait ? [portraitRun(portrait, name, docx)] : [])],
    }),
    ...(tagline === '' ? [] : [new Block({ text: tagline, style: 'Subtitle' })]),
    ...(contacts.length === 0 ? [] : [contactLine(contacts, docx)]),
  ];
  for (const { heading, paragraphs, entries, items } of sections) {
    // The first entry of a section takes the heading along.
    const pageBreakBefore = entries[0]?.startsPage === true;
    children.push(new Block({ text: heading, heading: HeadingLevel.HEADING_1, pageBreakBefore }));
    children.push(...statementBlocks(paragraphs, docx, lists));
    children.push(...items.map((text) => bullet([{ text }], docx)));
    children.push(
      ...entries.flatMap((entry, index) =>
        entryBlocks({ ...entry, startsPage: entry.startsPage && index > 0 }, docx, lists),
      ),
    );
  }
  children.push(...closing.map((text) => new Block({ text, spacing: { before: 360 } })));
  const document = new Document({
    title: info.title,
    creator: info.author,
    lastModifiedBy: info.author,
    styles: styles(languageTag(info.language)),
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
  {
    HorizontalPositionAlign,
    HorizontalPositionRelativeFrom,
    ImageRun: Image,
    TextWrappingSide,
    ...docx
  }: Docx,
): ImageRun {
  const description = `Portrait of ${name}`;
  return new Image({
    type: 'jpg',
    data: jpeg,
    transformation: { width: Math.round((width / height) * PORTRAIT_HEIGHT), height: PORTRAIT_HEIGHT },
    altText: { name: 'Portrait', title: description, description },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: {
        relative: docx.VerticalPositionRelativeFrom.MARGIN,
        align: docx.VerticalPositionAlign.TOP,
      },
      wrap: { type: docx.TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
      margins: { left: 114_300 },
    },
  });
}

function contactLine(
  contacts: readonly OutlineContact[],
  { ExternalHyperlink: Link, Paragraph: Block, TextRun }: Docx,
): Paragraph {
  const runs = contacts.flatMap(
    ({ text, link }, index): (InstanceType<Docx['TextRun']> | ExternalHyperlink)[] => {
      const gap = index === 0 ? [] : [new TextRun(' | ')];
      const shown = link
        ? new Link({ link, children: [new TextRun({ text, style: 'Hyperlink' })] })
        : new TextRun(text);
      return [...gap, shown];
    },
  );
  return new Block({ children: runs });
}

function entryBlocks(
  { title, detail, period, statements, startsPage }: OutlineEntry,
  docx: Docx,
  lists: NumberedLists,
): Paragraph[] {
  const { HeadingLevel, Paragraph: Block, TextRun } = docx;
  const under = [detail, period].filter((text) => text !== '').join(' | ');
  return [
    new Block({ text: title, heading: HeadingLevel.HEADING_2, keepNext: true, pageBreakBefore: startsPage }),
    ...(under === ''
      ? []
      : [
          new Block({
            keepNext: statements.length > 0,
            children: [new TextRun({ text: under, italics: true })],
          }),
        ]),
    ...statementBlocks(statements, docx, lists),
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

function statementBlocks(statements: readonly Statement[], docx: Docx, lists: NumberedLists): Paragraph[] {
  return statements.map(({ kind, number, spans }) => {
    if (kind === 'bullet') return bullet(spans, docx);
    const children = runsOf(spans, docx);
    return kind === 'line'
      ? new docx.Paragraph({ children, spacing: { after: 80 } })
      : new docx.Paragraph({
          children,
          numbering: { reference: NUMBERS, level: 0, instance: lists.instance(number) },
        });
  });
}

function bullet(spans: readonly Span[], docx: Docx): Paragraph {
  return new docx.Paragraph({
    children: runsOf(spans, docx),
    numbering: { reference: BULLETS, level: 0 },
  });
}

/** The words with what is bold, italic or a link in them. */
function runsOf(
  spans: readonly Span[],
  { ExternalHyperlink: Link, TextRun: Run }: Docx,
): (TextRun | ExternalHyperlink)[] {
  return spans.map(({ text, bold, italic, link }) => {
    const look = { text, ...(bold && { bold }), ...(italic && { italics: true }) };
    return link ? new Link({ link, children: [new Run({ ...look, style: 'Hyperlink' })] }) : new Run(look);
  });
}

const listLevel = (text: string, { AlignmentType }: Docx) => ({
  level: 0,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360, hanging: 240 } } },
});

function bulletLevel(docx: Docx) {
  return { ...listLevel('•', docx), format: docx.LevelFormat.BULLET };
}

function numberLevel(docx: Docx) {
  return { ...listLevel('%1.', docx), format: docx.LevelFormat.DECIMAL };
}

function styles(language: string) {
  const heading = (size: number, before: number) => ({
    run: { font: FONT, size, bold: true, color: ACCENT },
    paragraph: { spacing: { before, after: 60 }, keepNext: true },
  });
  return {
    default: {
      document: { run: { font: FONT, size: SIZE.body, language: { value: language } } },
      title: { run: { font: FONT, size: SIZE.title, bold: true }, paragraph: { spacing: { after: 40 } } },
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
