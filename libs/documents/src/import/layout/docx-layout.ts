import { readZip } from '../read-zip.ts';
import { type DocxLook, DocxStyles, lettersLook, paragraphLook } from './docx-styles.ts';
import type { FlowBlock, FlowParagraph, FlowRun } from './flow.ts';
import { flowLines } from './flow-lines.ts';
import type { LayoutLine } from './layout-line.ts';
import { elementAt, elementsBelow, elementsOf, type XmlElement, xmlTree } from './xml-tree.ts';

const PARTS = /^word\/(?:document\d*|styles|header\d*|footer\d*|_rels\/document\d*\.xml)\.(?:xml|rels)$/;
/** What was deleted or moved away, instructions of fields, and comments are not printed. */
const UNPRINTED = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:pPr', 'w:rPr', 'w:sectPr']);

/** The lines of a Word file. */
export async function docxLayout(bytes: Uint8Array): Promise<LayoutLine[]> {
  const parts = await readZip(bytes, (name) => PARTS.test(name));
  const main = [...parts.keys()].find((name) => /^word\/document\d*\.xml$/.test(name)) ?? '';
  const reader = new DocxReader(parts, main);
  return flowLines(reader.blocks());
}

class DocxReader {
  private readonly parts: ReadonlyMap<string, Uint8Array>;
  private readonly styles: DocxStyles;
  private readonly targets: Map<string, string>;
  private readonly main: string;
  /** Text boxes of the paragraph that is being read. */
  private frames: FlowBlock[] = [];

  constructor(parts: ReadonlyMap<string, Uint8Array>, main: string) {
    this.parts = parts;
    this.main = main;
    this.styles = new DocxStyles(xmlTree(parts.get('word/styles.xml')));
    const relations = elementAt(
      xmlTree(parts.get(`${main.replace('word/', 'word/_rels/')}.rels`)),
      'Relationships',
    );
    this.targets = new Map(
      elementsOf(relations).map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
    );
  }

  blocks(): FlowBlock[] {
    const body = elementAt(xmlTree(this.parts.get(this.main)), 'w:document', 'w:body');
    if (!body) return [];
    return [...this.margin(body, 'header'), ...this.blocksOf(body), ...this.margin(body, 'footer')];
  }

  /** Heads and feet of the pages, each once. */
  private margin(body: XmlElement, kind: 'header' | 'footer'): FlowBlock[] {
    const names = elementsBelow(body, `w:${kind}Reference`).map(
      ({ attributes }) => `word/${this.targets.get(attributes['r:id'] ?? '')}`,
    );
    return [...new Set(names)].flatMap((name) => {
      const root = elementsOf(xmlTree(this.parts.get(name)))[0];
      return root ? [{ kind: 'frame' as const, blocks: this.blocksOf(root) }] : [];
    });
  }

  private blocksOf(parent: XmlElement): FlowBlock[] {
    return elementsOf(parent).flatMap((element): FlowBlock[] => {
      if (element.name === 'w:p') return this.paragraph(element);
      if (element.name === 'w:tbl') return [{ kind: 'table', rows: this.rowsOf(element) }];
      if (element.name === 'mc:AlternateContent') return this.blocksOf(chosen(element));
      return UNPRINTED.has(element.name) ? [] : this.blocksOf(element);
    });
  }

  private rowsOf(table: XmlElement): FlowBlock[][][] {
    return inside(table, 'w:tr').map((row) => inside(row, 'w:tc').map((cell) => this.blocksOf(cell)));
  }

  private paragraph(element: XmlElement): FlowBlock[] {
    const pPr = elementAt(element, 'w:pPr');
    const style = elementAt(pPr, 'w:pStyle')?.attributes['w:val'];
    const look = { ...this.styles.paragraph(style), ...paragraphLook(pPr) };
    const around = this.frames;
    this.frames = [];
    const paragraph: FlowParagraph = {
      kind: 'paragraph',
      runs: this.runsOf(element, look),
      before: look.before ?? 0,
      after: look.after ?? 0,
      indent: look.indent ?? 0,
      ...(look.headingLevel && !look.isTitle ? { headingLevel: look.headingLevel } : {}),
      ...(look.isTitle ? { isTitle: true } : {}),
      ...(look.listLevel === undefined ? {} : { listLevel: look.listLevel }),
    };
    const frames = this.frames;
    this.frames = around;
    return [paragraph, ...frames];
  }

  private runsOf(parent: XmlElement, look: DocxLook, link?: string): FlowRun[] {
    return elementsOf(parent).flatMap((element) => {
      if (UNPRINTED.has(element.name)) return [];
      if (element.name === 'w:r') return this.run(element, look, link);
      if (element.name === 'mc:AlternateContent') return this.runsOf(chosen(element), look, link);
      const address =
        element.name === 'w:hyperlink' ? this.targets.get(element.attributes['r:id'] ?? '') : undefined;
      return this.runsOf(element, look, address ?? link);
    });
  }

  private run(element: XmlElement, paragraph: DocxLook, link: string | undefined): FlowRun[] {
    const rPr = elementAt(element, 'w:rPr');
    const style = elementAt(rPr, 'w:rStyle')?.attributes['w:val'];
    const look = { ...paragraph, ...this.styles.letters(style), ...lettersLook(rPr) };
    const text = this.textOf(element);
    if (text === '' || look.hidden) return [];
    return [
      {
        text: look.caps ? text.toUpperCase() : text,
        bold: look.bold ?? false,
        italic: look.italic ?? false,
        size: look.size ?? 10,
        ...(look.colour ? { colour: look.colour } : {}),
        ...(link ? { link } : {}),
      },
    ];
  }

  private textOf(run: XmlElement): string {
    return elementsOf(run)
      .map((element) => {
        if (element.name === 'w:t')
          return element.children.filter((child) => typeof child === 'string').join('');
        if (element.name === 'mc:AlternateContent') return this.textOf(chosen(element));
        if (DRAWINGS.has(element.name)) this.keepFrames(element);
        return SIGNS.get(element.name) ?? '';
      })
      .join('');
  }

  private keepFrames(drawing: XmlElement): void {
    for (const box of outermost(drawing, 'w:txbxContent'))
      this.frames.push({ kind: 'frame', blocks: this.blocksOf(box) });
  }
}

const DRAWINGS: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Elements that stand for one character. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
  ['w:sym', '•'],
]);

/** Of what is written twice for old and new programs, the first form. */
function chosen(element: XmlElement): XmlElement {
  return elementsOf(element, 'mc:Choice')[0] ?? elementsOf(element, 'mc:Fallback')[0] ?? element;
}

/** Rows and cells also within controls that wrap them. */
function inside(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((element) => {
    if (element.name === name) return [element];
    return ['w:sdt', 'w:sdtContent', 'w:ins'].includes(element.name) ? inside(element, name) : [];
  });
}

function outermost(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent.name === 'mc:AlternateContent' ? chosen(parent) : parent).flatMap((element) =>
    element.name === name ? [element] : outermost(element, name),
  );
}
