import type { ExternalHyperlink, Paragraph } from 'docx';
import { type DocumentInfo, languageTag } from './document-info.ts';
import type { ResumeDraft } from './resume-draft.ts';
import { type OutlineContact, type OutlineEntry, outlineResume } from './resume-outline.ts';

type Docx = typeof import('docx');

const FONT = 'Calibri';
/** Sizes are in half points, distances in twentieths of a point, as the format counts. */
const SIZE = { body: 21, title: 40, section: 26, entry: 22 } as const;
const PAGE_MARGIN = 1080;
const ACCENT = '1F4E79';

/** The resume as a Word file with real headings and lists, plain in design so that any reader can take it apart. */
export async function createDocx(resume: ResumeDraft, info: DocumentInfo): Promise<Blob> {
  const docx = await import('docx');
  const { name, tagline, contacts, sections } = outlineResume(resume);
  const { Document, HeadingLevel, Paragraph: Block, Packer } = docx;
  const children: Paragraph[] = [
    new Block({ text: name, heading: HeadingLevel.TITLE }),
    ...(tagline === '' ? [] : [new Block({ text: tagline, style: 'Subtitle' })]),
    ...(contacts.length === 0 ? [] : [contactLine(contacts, docx)]),
  ];
  for (const { heading, paragraphs, entries, items } of sections) {
    children.push(new Block({ text: heading, heading: HeadingLevel.HEADING_1 }));
    children.push(...paragraphs.map((text) => new Block({ text, spacing: { after: 80 } })));
    children.push(...items.map((text) => bullet(text, docx)));
    children.push(...entries.flatMap((entry) => entryBlocks(entry, docx)));
  }
  const document = new Document({
    title: info.title,
    creator: info.author,
    lastModifiedBy: info.author,
    styles: styles(languageTag(info.language)),
    numbering: { config: [{ reference: 'bullets', levels: [bulletLevel(docx)] }] },
    sections: [
      {
        properties: {
          page: { margin: { top: PAGE_MARGIN, right: PAGE_MARGIN, bottom: PAGE_MARGIN, left: PAGE_MARGIN } },
        },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
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

function entryBlocks({ title, detail, period, statements }: OutlineEntry, docx: Docx): Paragraph[] {
  const { HeadingLevel, Paragraph: Block, TextRun } = docx;
  const under = [detail, period].filter((text) => text !== '').join(' | ');
  return [
    new Block({ text: title, heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...(under === ''
      ? []
      : [
          new Block({
            keepNext: statements.length > 0,
            children: [new TextRun({ text: under, italics: true })],
          }),
        ]),
    ...statements.map((text) => bullet(text, docx)),
  ];
}

function bullet(text: string, { Paragraph: Block }: Docx): Paragraph {
  return new Block({ text, numbering: { reference: 'bullets', level: 0 } });
}

function bulletLevel({ AlignmentType, LevelFormat }: Docx) {
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360, hanging: 240 } } },
  };
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
