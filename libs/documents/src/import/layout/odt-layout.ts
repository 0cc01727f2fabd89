import { readZip } from '../read-zip.ts';
import type { FlowBlock, FlowParagraph, FlowRun } from './flow.ts';
import { flowLines } from './flow-lines.ts';
import type { LayoutLine } from './layout-line.ts';
import { type OdtLook, OdtStyles } from './odt-styles.ts';
import { elementAt, elementsOf, type XmlElement, xmlTree } from './xml-tree.ts';

/** Lists of changes, remarks and declarations are not printed. */
const UNPRINTED = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'office:forms',
  'svg:title',
  'svg:desc',
]);

/** The lines of an OpenDocument text. */
export async function odtLayout(bytes: Uint8Array): Promise<LayoutLine[]> {
  const parts = await readZip(bytes, (name) => name === 'content.xml' || name === 'styles.xml');
  const content = elementAt(xmlTree(parts.get('content.xml')), 'office:document-content');
  const styles = elementAt(xmlTree(parts.get('styles.xml')), 'office:document-styles');
  const reader = new OdtReader(new OdtStyles([styles, content]));
  const text = elementAt(content, 'office:body', 'office:text');
  const pages = elementsOf(elementAt(styles, 'office:master-styles'), 'style:master-page');
  const margin = (name: string): FlowBlock[] =>
    pages.flatMap((page) =>
      elementsOf(page, name).map((element) => ({ kind: 'frame' as const, blocks: reader.blocksOf(element) })),
    );
  return flowLines([
    ...margin('style:header'),
    ...(text ? reader.blocksOf(text) : []),
    ...margin('style:footer'),
  ]);
}

const PARAGRAPHS: ReadonlySet<string> = new Set(['text:p', 'text:h']);

class OdtReader {
  private readonly styles: OdtStyles;
  private frames: FlowBlock[] = [];

  constructor(styles: OdtStyles) {
    this.styles = styles;
  }

  blocksOf(parent: XmlElement, listLevel?: number): FlowBlock[] {
    let isFirst = true;
    return elementsOf(parent).flatMap((element): FlowBlock[] => {
      if (UNPRINTED.has(element.name)) return [];
      if (PARAGRAPHS.has(element.name)) {
        const level = isFirst ? listLevel : undefined;
        isFirst = false;
        return this.paragraph(element, level);
      }
      if (element.name === 'text:list') return this.blocksOf(element, (listLevel ?? -1) + 1);
      if (element.name === 'table:table') return [{ kind: 'table', rows: this.rowsOf(element) }];
      if (element.name === 'draw:text-box') return [{ kind: 'frame', blocks: this.blocksOf(element) }];
      return this.blocksOf(element, listLevel);
    });
  }

  private rowsOf(table: XmlElement): FlowBlock[][][] {
    return elementsOf(table).flatMap((element) => {
      if (element.name === 'table:table-row')
        return [elementsOf(element, 'table:table-cell').map((cell) => this.blocksOf(cell))];
      return /^table:table-(?:header-rows|rows|row-group)$/.test(element.name) ? this.rowsOf(element) : [];
    });
  }

  private paragraph(element: XmlElement, listLevel: number | undefined): FlowBlock[] {
    const look = this.styles.look('paragraph', element.attributes['text:style-name']);
    const around = this.frames;
    this.frames = [];
    const headingLevel = headingLevelOf(element, look);
    const paragraph: FlowParagraph = {
      kind: 'paragraph',
      runs: this.runsOf(element, look),
      before: look.before ?? 0,
      after: look.after ?? 0,
      indent: look.indent ?? 0,
      ...(headingLevel > 0 ? { headingLevel } : {}),
      ...(look.isTitle ? { isTitle: true } : {}),
      ...(listLevel === undefined ? {} : { listLevel }),
    };
    const frames = this.frames;
    this.frames = around;
    return [paragraph, ...frames];
  }

  private runsOf(parent: XmlElement, look: OdtLook, link?: string): FlowRun[] {
    return parent.children.flatMap((child): FlowRun[] => {
      // Line ends of the file are spaces of the text.
      if (typeof child === 'string') return [runOf(child.replace(/[\t\n\r ]+/g, ' '), look, link)];
      if (UNPRINTED.has(child.name)) return [];
      const blank = blankOf(child);
      if (blank !== undefined) return [runOf(blank, look, link)];
      if (child.name.startsWith('draw:')) {
        this.frames.push(...this.blocksOf(child));
        return [];
      }
      const own =
        child.name === 'text:span' ? this.styles.look('text', child.attributes['text:style-name']) : {};
      return this.runsOf(
        child,
        { ...look, ...own },
        child.name === 'text:a' ? child.attributes['xlink:href'] : link,
      );
    });
  }
}

/** Level of a heading, zero of any other paragraph. */
function headingLevelOf({ name, attributes }: XmlElement, look: OdtLook): number {
  const isHeading = (name === 'text:h' || look.outline) && !look.isTitle;
  return isHeading ? Number(attributes['text:outline-level'] ?? look.outline ?? 0) : 0;
}

/** What an element stands for that is nothing but space. */
function blankOf({ name, attributes }: XmlElement): string | undefined {
  if (name === 'text:tab') return '\t';
  if (name === 'text:line-break') return '\n';
  return name === 'text:s' ? ' '.repeat(Math.min(100, Number(attributes['text:c'] ?? 1))) : undefined;
}

function runOf(text: string, look: OdtLook, link: string | undefined): FlowRun {
  return {
    text: look.hidden ? '' : look.caps ? text.toUpperCase() : text,
    bold: look.bold ?? false,
    italic: look.italic ?? false,
    size: look.size ?? 12,
    ...(look.colour ? { colour: look.colour } : {}),
    ...(link ? { link } : {}),
  };
}
