import { type FontSource, isNeeded, loadFont, nearestFonts } from '../font-source.ts';
import type { TextRun } from '../text-runs.ts';
import { runStyle, type StyledRun } from './draw-text.ts';
import { drawnPieces, EmbeddedFont } from './embedded-font.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { measureAscents } from './text-ascent.ts';

/** The weight from which text is bold. */
const BOLD_WEIGHT = 600;

interface FontOptions {
  /** Bold text has the letters of the face there is under a bold name: enough for text that is read and not seen. */
  isBoldByName?: boolean;
}

type Face = Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight' | 'fontStyle'>;

/** The faces of one document, each embedded once. */
export class DocumentFonts {
  readonly #taken = new Map<string, EmbeddedFont>();
  readonly #bold = new Map<EmbeddedFont, EmbeddedFont>();

  constructor(
    private readonly sources: readonly FontSource[],
    private readonly pdf: PdfWriter,
    private readonly options: FontOptions = {},
  ) {}

  async style(runs: readonly TextRun[]): Promise<StyledRun[]> {
    const pieces = [...new Set(runs.flatMap((run) => drawnPieces(run.text)))];
    const letters = pieces.join('');
    const byFace = new Map<string, Promise<EmbeddedFont[]>>();
    const byElement = new Map<HTMLElement, Omit<StyledRun, keyof TextRun | 'ascent'>>();
    for (const { element } of runs) {
      if (byElement.has(element)) continue;
      const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
      const face = `${fontFamily} ${fontWeight} ${fontStyle}`;
      const asked =
        byFace.get(face) ?? this.#facesFor({ fontFamily, fontWeight, fontStyle }, pieces, letters);
      byFace.set(face, asked);
      const faces = await asked;
      const isBold = this.options.isBoldByName && Number(fontWeight) >= BOLD_WEIGHT;
      const fonts = isBold ? faces.map((font) => this.#boldOf(font)) : faces;
      byElement.set(element, { ...runStyle(element), fonts });
    }
    // Last, when the sheet has its faces.
    const ascents = measureAscents([...byElement.keys()]);
    return runs.flatMap((run) => {
      const look = byElement.get(run.element);
      return look ? [{ ...run, ...look, ascent: ascents.get(run.element) ?? 0 }] : [];
    });
  }

  async #facesFor(
    { fontFamily, fontWeight, fontStyle }: Face,
    pieces: readonly string[],
    letters: string,
  ): Promise<EmbeddedFont[]> {
    const families = fontFamily.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
    const face = {
      weight: Number(fontWeight) || 400,
      style: fontStyle === 'italic' ? 'italic' : 'normal',
    } as const;
    const sourcesOf = (stack: readonly string[]) => nearestFonts(this.sources, { families: stack, ...face });
    const needed = sourcesOf(families).filter((source) => isNeeded(source, letters));
    // Without a connection a face may be out of reach; those that are always on the device stand in for it.
    const wanted = await this.#takeAll(needed).catch(() => []);
    if (pieces.every((piece) => wanted.some((font) => font.draws(piece)))) return wanted;
    const spare = sourcesOf([...families.slice(1), 'Noto Sans']).filter((source) =>
      isNeeded(source, letters),
    );
    // Faces of other scripts follow in the stack of the sheet.
    const foreign = families
      .slice(1)
      .flatMap((family) =>
        this.sources.some((source) => source.family === family && source.ranges)
          ? sourcesOf([family]).filter((source) => source.ranges && isNeeded(source, letters))
          : [],
      );
    const fonts = [...new Set([...wanted, ...(await this.#takeAll([...spare, ...foreign]))])];
    if (fonts.length === 0) throw new Error('A document needs at least one font');
    return fonts;
  }

  #takeAll(sources: readonly FontSource[]): Promise<EmbeddedFont[]> {
    const files = Map.groupBy(sources, ({ family, weight, style }) => `${family} ${weight} ${style}`);
    return Promise.all([...files].map(([face, parts]) => this.#take(face, parts)));
  }

  /** The files of a face become one font. */
  async #take(face: string, files: readonly FontSource[]): Promise<EmbeddedFont> {
    const loaded = await Promise.all(files.map((file) => loadFont(file)));
    const known = this.#taken.get(face);
    if (known) return known;
    const font = EmbeddedFont.of(loaded, `F${this.#taken.size + 1}`, this.pdf.reserve());
    this.#taken.set(face, font);
    return font;
  }

  #boldOf(font: EmbeddedFont): EmbeddedFont {
    const known = this.#bold.get(font);
    if (known) return known;
    const bold = font.underBoldName(`${font.name}b`, this.pdf.reserve());
    this.#bold.set(font, bold);
    return bold;
  }

  get #used(): EmbeddedFont[] {
    return [...this.#taken.values(), ...this.#bold.values()].filter((font) => font.subset.size > 1);
  }

  write(): void {
    for (const font of this.#used) font.write(this.pdf);
  }

  resources(): string {
    return this.#used.map((font) => `/${font.name} ${font.reference}`).join(' ');
  }
}
