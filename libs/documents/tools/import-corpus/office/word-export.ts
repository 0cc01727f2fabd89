import { readFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Person } from '../person.types.ts';
import { skillLines, Wording } from '../wording.ts';

const PAGE = { width: 595, height: 842, margin: 64 };
const REGULAR = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';
const BOLD = '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf';
/** Word begins a new run where a spelling check or an edit divided the text. */
const RUN_LETTERS = 9;

/**
 * A PDF as Word's export writes one: words in divided runs, spaces as gaps between runs or as hard spaces, leaders of
 * dots before dates, bullets as letters of their own.
 */
export async function wordExport(person: Person): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const sheet = new WordSheet(pdf, {
    regular: await pdf.embedFont(readFileSync(REGULAR), { subset: true }),
    bold: await pdf.embedFont(readFileSync(BOLD), { subset: true }),
  });
  const words = new Wording(person, 'long');
  const { basics, ...resume } = person.resume;
  sheet.line(basics.name, { size: 20, isBold: true });
  sheet.line([words.place(), basics.phone, basics.email].join('\u00a0|\u00a0'), { size: 10 });
  sheet.heading(words.of('summary'), basics.summary !== undefined);
  if (basics.summary) sheet.wrapped(basics.summary, 0);
  sheet.heading(words.of('work'), true);
  for (const job of resume.work ?? []) {
    sheet.leader(job.position, words.span(job, '-'));
    sheet.line([job.name, job.location].filter(Boolean).join(', '), { size: 10.5 });
    for (const line of job.highlights ?? []) sheet.bullet(line);
  }
  sheet.heading(words.of('education'), true);
  for (const school of resume.education ?? []) {
    sheet.leader(school.institution, words.span(school, '-'));
    sheet.line([school.studyType, school.area].filter(Boolean).join(', '), { size: 10.5 });
  }
  sheet.heading(words.of('skills'), true);
  for (const { group, skills } of skillLines(person))
    sheet.wrapped(group ? `${group}: ${skills}` : skills, 0);
  sheet.heading(words.of('languages'), true);
  sheet.wrapped((resume.languages ?? []).map(({ language }) => language).join(', '), 0);
  const certificates = resume.certificates ?? [];
  sheet.heading(words.of('certificates'), certificates.length > 0);
  for (const one of certificates)
    sheet.bullet([one.name, one.issuer, one.date && words.date(one.date)].filter(Boolean).join(', '));
  return await pdf.save();
}

class WordSheet {
  readonly #pdf: PDFDocument;
  readonly #fonts: { regular: PDFFont; bold: PDFFont };
  #page: PDFPage;
  #y = PAGE.height - PAGE.margin;

  constructor(pdf: PDFDocument, fonts: { regular: PDFFont; bold: PDFFont }) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#page = pdf.addPage([PAGE.width, PAGE.height]);
  }

  heading(text: string, isWanted: boolean): void {
    if (!isWanted) return;
    this.#feed(8);
    this.line(text, { size: 13, isBold: true });
  }

  line(text: string, { size, isBold = false }: { size: number; isBold?: boolean }): void {
    this.#feed(size * 1.35);
    this.#runs(text, PAGE.margin, isBold ? this.#fonts.bold : this.#fonts.regular, size);
  }

  /** A title, dots, and the dates at the right margin. */
  leader(text: string, dates: string): void {
    const { regular, bold } = this.#fonts;
    this.#feed(18);
    const end = this.#runs(text, PAGE.margin, bold, 10.5);
    const start = PAGE.width - PAGE.margin - regular.widthOfTextAtSize(dates, 10.5);
    const dots = Math.floor((start - end - 6) / regular.widthOfTextAtSize('.', 10.5));
    if (dots > 2)
      this.#page.drawText('.'.repeat(dots), { x: end + 2, y: this.#y, size: 10.5, font: regular });
    this.#runs(dates, start, regular, 10.5);
  }

  bullet(text: string): void {
    this.#feed(14);
    this.#page.drawText('•', { x: PAGE.margin + 12, y: this.#y, size: 10.5, font: this.#fonts.regular });
    this.wrapped(text, 26, true);
  }

  wrapped(text: string, indent: number, isContinued = false): void {
    const font = this.#fonts.regular;
    const room = PAGE.width - 2 * PAGE.margin - indent;
    let row = '';
    let isFirst = true;
    const put = (): void => {
      if (!(isFirst && isContinued)) this.#feed(14);
      this.#runs(row, PAGE.margin + indent, font, 10.5);
      isFirst = false;
    };
    for (const word of text.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`;
      if (font.widthOfTextAtSize(longer, 10.5) > room) {
        put();
        row = word;
      } else row = longer;
    }
    if (row !== '') put();
  }

  /** Draws words in runs: the space between two words is a gap, now and then a space at the end of a run. */
  #runs(text: string, x: number, font: PDFFont, size: number): number {
    const space = font.widthOfTextAtSize(' ', size);
    let at = x;
    for (const [index, word] of text.split(' ').entries()) {
      const divided = word.length > RUN_LETTERS && index % 3 === 1;
      const parts = divided ? [word.slice(0, 4), word.slice(4)] : [word];
      for (const [position, part] of parts.entries()) {
        const isLast = position === parts.length - 1;
        const drawn = isLast && index % 4 === 2 ? `${part} ` : part;
        this.#page.drawText(drawn, { x: at, y: this.#y, size, font });
        at += font.widthOfTextAtSize(part, size);
      }
      at += space;
    }
    return at - space;
  }

  #feed(height: number): void {
    this.#y -= height;
    if (this.#y > PAGE.margin) return;
    this.#page = this.#pdf.addPage([PAGE.width, PAGE.height]);
    this.#y = PAGE.height - PAGE.margin - height;
  }
}
