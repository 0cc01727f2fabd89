import { type DocumentInfo, languageTag } from './document-info.ts';
import { type FontSource, isNeeded, loadFont, nearestFonts } from './font-source.ts';
import { planPages } from './page-breaks.ts';
import { drawBox, roundedBox } from './pdf/draw-shapes.ts';
import { drawBrokenWords, drawRun, drawUnderline, runStyle, type StyledRun } from './pdf/draw-text.ts';
import { EmbeddedFont } from './pdf/embedded-font.ts';
import { PageLayout } from './pdf/page-layout.ts';
import { number, PdfWriter, pdfAscii, pdfText, type Reference } from './pdf/pdf-writer.ts';
import { embedPicture } from './pdf/pictures.ts';
import { describeFile } from './pdf/properties.ts';
import { type PictureShape, readShapes } from './pdf/shapes.ts';
import { type StructureNode, StructureTree } from './pdf/structure.ts';
import { copySheet } from './sheet-copy.ts';
import { readLinks } from './sheet-links.ts';
import { measureSheet } from './sheet-spans.ts';
import { readTextRuns, type TextRun } from './text-runs.ts';

const IMAGE_TIMEOUT_MS = 15_000;

export interface TextPdfOptions extends DocumentInfo {
  /** Faces that the sheets use; each run takes the nearest one by family, weight and style. */
  fonts: readonly FontSource[];
}

/**
 * Draws the laid-out sheet as real text, boxes and pictures on pages of its own size, tagged so that screen readers and
 * application systems can follow headings, lists and paragraphs.
 */
export async function createTextPdf(sheet: HTMLElement | null, options: TextPdfOptions): Promise<Blob> {
  if (!sheet) throw new Error('CV preview element not found');
  using copy = await copySheet(sheet, IMAGE_TIMEOUT_MS);
  const runs = readTextRuns(copy.sheet);
  const layout = new PageLayout(copy.sheet);
  layout.pages = planPages(measureSheet(copy.sheet, runs), layout.breakOptions);
  const pdf = new PdfWriter();
  const fonts = new FontShelf(options.fonts, pdf);
  const drawing = new Drawing(pdf, layout, new StructureTree(copy.sheet, pdf, layout.pages.length));
  const shapes = readShapes(copy.sheet);
  const links = readLinks(copy.sheet);
  const styled = await fonts.style(runs);
  for (const shape of shapes) {
    if (shape.kind === 'box') drawing.decorate(drawBox(shape, layout, drawing.opacity));
    else await drawing.picture(shape);
  }
  drawing.text(styled);
  for (const link of links) drawing.link(link);
  await fonts.write();
  return drawing.finish(fonts.resources(), options);
}

/** The faces of one document, each embedded once. */
class FontShelf {
  readonly #taken = new Map<FontSource, EmbeddedFont>();

  constructor(
    private readonly sources: readonly FontSource[],
    private readonly pdf: PdfWriter,
  ) {}

  async style(runs: readonly TextRun[]): Promise<StyledRun[]> {
    const letters = [...new Set(runs.map((run) => run.text).join(''))].join('');
    const byElement = new Map<HTMLElement, Omit<StyledRun, keyof TextRun>>();
    for (const { element } of runs) {
      if (!byElement.has(element))
        byElement.set(element, { ...runStyle(element), fonts: await this.#facesFor(element, letters) });
    }
    return runs.flatMap((run) => {
      const look = byElement.get(run.element);
      return look ? [{ ...run, ...look }] : [];
    });
  }

  async #facesFor(element: HTMLElement, letters: string): Promise<EmbeddedFont[]> {
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    const families = fontFamily.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
    const face = {
      weight: Number(fontWeight) || 400,
      style: fontStyle === 'italic' ? 'italic' : 'normal',
    } as const;
    const wanted = nearestFonts(this.sources, { families, ...face });
    const spare = nearestFonts(this.sources, { families: ['Noto Sans'], ...face });
    const needed = [...wanted, ...spare].filter((source) => isNeeded(source, letters));
    const sources = [...new Set(needed.length > 0 ? needed : wanted)];
    if (sources.length === 0) throw new Error('A document needs at least one font');
    return Promise.all(sources.map((source) => this.#take(source)));
  }

  async #take(source: FontSource): Promise<EmbeddedFont> {
    const file = await loadFont(source);
    const known = this.#taken.get(source);
    if (known) return known;
    const font = new EmbeddedFont(file, `F${this.#taken.size + 1}`, this.pdf.reserve());
    this.#taken.set(source, font);
    return font;
  }

  get #used(): EmbeddedFont[] {
    return [...this.#taken.values()].filter((font) => font.subset.size > 1);
  }

  async write(): Promise<void> {
    for (const font of this.#used) await font.write(this.pdf);
  }

  resources(): string {
    return this.#used.map((font) => `/${font.name} ${font.reference}`).join(' ');
  }
}

/** The pages while they are drawn. */
class Drawing {
  readonly #decoration: string[];
  readonly #content: string[];
  readonly #annotations: Reference[][];
  readonly #pages: Reference[];
  readonly #opacities = new Map<number, string>();
  readonly #pictures: string[] = [];

  constructor(
    private readonly pdf: PdfWriter,
    private readonly layout: PageLayout,
    private readonly tree: StructureTree,
  ) {
    const { pages } = layout;
    this.#decoration = pages.map(() => '');
    this.#content = pages.map(() => '');
    this.#annotations = pages.map(() => []);
    this.#pages = pages.map(() => pdf.reserve());
  }

  /** Operator for an opacity, followed by a space; empty when opaque. */
  readonly opacity = (alpha: number): string => {
    const rounded = Math.round(alpha * 100) / 100;
    if (rounded >= 1) return '';
    const name = this.#opacities.get(rounded) ?? `A${this.#opacities.size + 1}`;
    this.#opacities.set(rounded, name);
    return `/${name} gs `;
  };

  decorate(parts: readonly { page: number; operators: string }[]): void {
    for (const { page, operators } of parts) this.#decoration[page] += operators;
  }

  async picture(shape: PictureShape): Promise<void> {
    const image = await embedPicture(shape, this.pdf);
    const page = this.layout.pageAt(shape.box.y + shape.box.height / 2);
    if (!image) return;
    const { points } = this.layout;
    const name = `I${this.#pictures.length + 1}`;
    this.#pictures.push(`/${name} ${image}`);
    const { x, y } = this.layout.place(page, shape.box.x, shape.box.y + shape.box.height);
    const box = { x, y, width: shape.box.width * points, height: shape.box.height * points };
    const clip = shape.radius > 0 ? `${roundedBox(box, shape.radius * points)} W n ` : '';
    const paint = `q ${this.opacity(shape.opacity)}${clip}${[box.width, 0, 0, box.height, x, y].map(number).join(' ')} cm /${name} Do Q\n`;
    if (shape.alt === '') this.#decoration[page] += paint;
    else {
      const figure = this.tree.figure(shape.element, shape.alt);
      this.#tagged(figure, page, this.tree.mark(figure, page), paint);
    }
  }

  text(runs: readonly StyledRun[]): void {
    let open: { node: StructureNode; page: number; mark: number; operators: string } | undefined;
    const close = () => {
      if (open) this.#tagged(open.node, open.page, open.mark, `BT\n${open.operators}ET\n`);
    };
    for (const run of runs) {
      const page = this.layout.pageAt(run.y + run.height / 2);
      const node = this.tree.textNode(run.element);
      if (open?.node !== node || open.page !== page) {
        close();
        open = { node, page, mark: this.tree.mark(node, page), operators: '' };
      }
      open.operators += drawRun(run, page, this.layout);
      this.decorate(drawBrokenWords(run, this.layout));
      this.#decoration[page] += drawUnderline(run, page, this.layout);
    }
    close();
  }

  link({ url, x, y, width, height, element }: ReturnType<typeof readLinks>[number]): void {
    const page = this.layout.pageAt(y + height / 2);
    const from = this.layout.place(page, x, y + height);
    const to = this.layout.place(page, x + width, y);
    const annotation = this.pdf.reserve();
    const parent = this.tree.annotate(element, annotation, page);
    this.pdf.put(
      `<< /Type /Annot /Subtype /Link /Rect [${[from.x, from.y, to.x, to.y].map(number).join(' ')}] /Border [0 0 0] /F 4 /StructParent ${parent} /Contents ${pdfText(element.textContent.trim() || url)} /A << /S /URI /URI ${pdfAscii(url)} >> >>`,
      annotation,
    );
    this.#annotations[page]?.push(annotation);
  }

  async finish(fonts: string, info: DocumentInfo): Promise<Blob> {
    const { pdf } = this;
    const tree = pdf.reserve();
    const opacities = [...this.#opacities].map(([alpha, name]) => `/${name} << /ca ${alpha} /CA ${alpha} >>`);
    const resources = pdf.put(
      `<< /Font << ${fonts} >> /ExtGState << ${opacities.join(' ')} >> /XObject << ${this.#pictures.join(' ')} >> >>`,
    );
    const { width, height } = this.layout.paper;
    for (const [page, reference] of this.#pages.entries()) {
      const decoration = this.#decoration[page];
      const artifact = decoration ? `/Artifact BMC\n${decoration}EMC\n` : '';
      const content = await pdf.stream('', `${artifact}${this.#content[page]}`);
      const annotations = this.#annotations[page]?.join(' ');
      pdf.put(
        `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${content} /StructParents ${page} /Tabs /S${annotations ? ` /Annots [${annotations}]` : ''} >>`,
        reference,
      );
    }
    pdf.put(`<< /Type /Pages /Count ${this.#pages.length} /Kids [${this.#pages.join(' ')}] >>`, tree);
    const structure = this.tree.write(this.#pages);
    const { properties, metadata } = await describeFile(pdf, info);
    const root = pdf.put(
      `<< /Type /Catalog /Pages ${tree} /Lang ${pdfAscii(languageTag(info.language))} /MarkInfo << /Marked true >> /StructTreeRoot ${structure} /Metadata ${metadata} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    return pdf.finish(root, properties);
  }

  #tagged(node: StructureNode, page: number, mark: number, operators: string): void {
    this.#content[page] += `/${node.role} << /MCID ${mark} >> BDC\n${operators}EMC\n`;
  }
}
