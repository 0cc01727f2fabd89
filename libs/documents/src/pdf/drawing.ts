import { type DocumentInfo, languageTag } from '../document-info.ts';
import type { readLinks } from '../sheet-links.ts';
import type { PagePicture } from '../sheet-picture.ts';
import { roundedBox } from './draw-shapes.ts';
import { drawBrokenWords, drawRun, drawUnderline, type StyledRun } from './draw-text.ts';
import type { PageLayout } from './page-layout.ts';
import { number, type PdfWriter, pdfAscii, pdfText, type Reference } from './pdf-writer.ts';
import { embedPicture } from './pictures.ts';
import { describeFile } from './properties.ts';
import { pageHeader, repeatedHeadings } from './repeated-headings.ts';
import type { PictureShape } from './shapes.ts';
import { srgbProfile } from './srgb-profile.ts';
import type { StructureNode, StructureTree } from './structure.ts';

/** The pages while they are drawn. */
export class Drawing {
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

  /** Lays a picture over the whole part of the sheet that a page shows; its words come as unseen text. */
  pagePicture(page: number, { jpeg, width, height: rows }: PagePicture): void {
    const span = this.layout.pages[page];
    if (!span) return;
    const image = this.pdf.stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${rows} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
      { isPacked: true },
    );
    const name = `I${this.#pictures.length + 1}`;
    this.#pictures.push(`/${name} ${image}`);
    const { x, y } = this.layout.place(page, 0, span.bottom);
    const height = (span.bottom - span.top) * this.layout.points;
    this.#decoration[page] +=
      `q ${[this.layout.paper.width, 0, 0, height, x, y].map(number).join(' ')} cm /${name} Do Q\n`;
  }

  text(runs: readonly StyledRun[]): void {
    const repeated = repeatedHeadings(runs, this.layout);
    let open: { node: StructureNode; page: number; mark: number; operators: string } | undefined;
    const close = () => {
      if (open) this.#tagged(open.node, open.page, open.mark, `BT\n${open.operators}ET\n`);
      open = undefined;
    };
    for (const run of runs) {
      const page = this.layout.pageAt(run.y + run.height / 2);
      const node = this.tree.textNode(run.element);
      const headings = repeated.get(run);
      if (headings) {
        close();
        this.#content[page] += pageHeader(headings, page, this.layout);
      }
      if (open?.node !== node || open.page !== page) {
        close();
        open = { node, page, mark: this.tree.mark(node, page), operators: '' };
      }
      open.operators += drawRun(run, page, this.layout);
      if (run.isUnseen) continue;
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
      const content = pdf.stream('', `${artifact}${this.#content[page]}`);
      const annotations = this.#annotations[page]?.join(' ');
      pdf.put(
        `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${content} /StructParents ${page} /Tabs /S${annotations ? ` /Annots [${annotations}]` : ''} >>`,
        reference,
      );
    }
    pdf.put(`<< /Type /Pages /Count ${this.#pages.length} /Kids [${this.#pages.join(' ')}] >>`, tree);
    const structure = this.tree.write(this.#pages);
    const { properties, metadata } = describeFile(pdf, info);
    const profile = pdf.stream('/N 3', srgbProfile());
    const root = pdf.put(
      `<< /Type /Catalog /Pages ${tree} /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile ${profile} >>] /Lang ${pdfAscii(languageTag(info.language))} /MarkInfo << /Marked true >> /StructTreeRoot ${structure} /Metadata ${metadata} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    return pdf.finish(root, properties);
  }

  #tagged(node: StructureNode, page: number, mark: number, operators: string): void {
    this.#content[page] += `/${node.role} << /MCID ${mark} >> BDC\n${operators}EMC\n`;
  }
}
