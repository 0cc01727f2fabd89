import { ImportRefused } from './import-refused.ts';
import { OPERATOR } from './layout/pdf-operators.ts';
import type { OpenedPdf, PdfPage } from './layout/pdf-source.ts';
import { isLegible } from './legible.ts';

/** A scan carries at most the name of what scanned it. */
const LETTERS_LEAST = 60;
/** More than 20 dense pages; what is beyond would only keep the person waiting. */
export const LETTERS_MOST = 150_000;
/** A dense page of a resume has 8,000; placing this many takes seconds on a phone. */
const PAGE_LETTERS_MOST = 30_000;
/** Repeated heads and page numbers go; most of a page does not. */
const KEPT_LEAST = 0.3;

/** Controls in place of spaces: what a PDF holds are the numbers of glyphs. */
const CONTROLS_MOST = 0.03;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0001-\u0008\u000e-\u001f]/g;

const lettersOf = (text: string): number => text.replace(/\s/g, '').length;

/** Looks at the words of a PDF's pages while they are read. */
export class PageWords {
  private pages = 0;
  private letters = 0;
  private controls = 0;

  /** The same PDF; the words that are read from it pass here. */
  of<Source extends OpenedPdf>(pdf: Source): Source {
    const getPage = async (number: number): Promise<PdfPage> => this.watched(await pdf.getPage(number));
    return withMember(pdf, 'getPage', getPage);
  }

  /** What a problem of reading the pages means, where there are letters that are none, or hardly any. */
  meaning(error: unknown): unknown {
    const problem = error instanceof ImportRefused ? error.problem : undefined;
    if (problem === 'no-text' && !this.isBare) return new ImportRefused('no-letters');
    if (problem === 'not-resume' && this.isBare) return new ImportRefused('no-text');
    return error;
  }

  /** Refuses lines whose letters are not those that a person sees on the page. */
  check(lines: readonly string[]): void {
    const kept = lines.reduce((sum, line) => sum + lettersOf(line), 0);
    const isLost = !this.isBare && kept < this.letters * KEPT_LEAST;
    const isGlyphs = this.controls > this.letters * CONTROLS_MOST;
    if (isLost || isGlyphs || !isLegible(lines)) throw new ImportRefused('no-letters');
  }

  /** There is hardly a word on the pages, as on those of a scan. */
  private get isBare(): boolean {
    return this.letters < LETTERS_LEAST * Math.max(1, this.pages);
  }

  private watched(page: PdfPage): PdfPage {
    return withMember(page, 'getOperatorList', async () => this.seen(await page.getOperatorList()));
  }

  private seen<Drawn extends Awaited<ReturnType<PdfPage['getOperatorList']>>>(drawn: Drawn): Drawn {
    this.pages += 1;
    const before = this.letters;
    drawn.fnArray.forEach((operator, index) => {
      if (operator === OPERATOR.showText) this.count(drawn.argsArray[index] as [readonly unknown[]]);
    });
    if (this.letters > LETTERS_MOST || this.letters - before > PAGE_LETTERS_MOST)
      throw new ImportRefused('too-much-text');
    return drawn;
  }

  private count([glyphs]: readonly [readonly unknown[]]): void {
    const text = glyphs
      .map((glyph) => (glyph as { unicode?: unknown } | null)?.unicode)
      .filter((letter): letter is string => typeof letter === 'string')
      .join('');
    this.letters += lettersOf(text);
    this.controls += text.match(CONTROL)?.length ?? 0;
  }
}

/** The same object with another member; a copy would lose its private parts. */
function withMember<Whole extends object>(whole: Whole, name: keyof Whole, member: unknown): Whole {
  return new Proxy(whole, {
    get: (target, wanted) => {
      if (wanted === name) return member;
      const value: unknown = Reflect.get(target, wanted);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
