import { elementAt, elementsOf, type XmlElement } from './xml-tree.ts';

/** What a style, a paragraph or a run of a Word file says of its letters and place. */
export interface DocxLook {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  hidden?: boolean;
  size?: number;
  colour?: string;
  headingLevel?: number;
  isTitle?: boolean;
  listLevel?: number;
  before?: number;
  after?: number;
  indent?: number;
}

/** Names of heading styles; Word keeps the English ones in every language, other programs do not. */
const HEADING = /^(?:heading|titre|überschrift|berschrift|título|titulo|ttulo|kop|rubrik)\s*([1-6])$/i;
const TITLE = /^(?:title|titel|titre|título|titulo)$/i;

const value = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val'];
const points = (twentieths: string | undefined): number | undefined =>
  twentieths === undefined || twentieths === '' ? undefined : Number(twentieths) / 20;

function flag(parent: XmlElement | undefined, name: string): boolean | undefined {
  const [element] = elementsOf(parent, name);
  return element ? !['0', 'false', 'none', 'off'].includes(value(element) ?? '') : undefined;
}

const known = <Look extends object>(look: Look): Look =>
  Object.fromEntries(Object.entries(look).filter(([, each]) => each !== undefined)) as Look;

/** The look of letters. */
export function lettersLook(rPr: XmlElement | undefined): DocxLook {
  const size = value(elementAt(rPr, 'w:sz'));
  const colour = value(elementAt(rPr, 'w:color'));
  return known({
    bold: flag(rPr, 'w:b'),
    italic: flag(rPr, 'w:i'),
    caps: flag(rPr, 'w:caps') ?? flag(rPr, 'w:smallCaps'),
    hidden: flag(rPr, 'w:vanish'),
    size: size ? Number(size) / 2 : undefined,
    colour: colour && /^[\da-f]{6}$/i.test(colour) && !/^0+$/.test(colour) ? `#${colour}` : undefined,
  });
}

/** The look of a paragraph. */
export function paragraphLook(pPr: XmlElement | undefined): DocxLook {
  const outline = value(elementAt(pPr, 'w:outlineLvl'));
  const spacing = elementAt(pPr, 'w:spacing')?.attributes;
  const indent = elementAt(pPr, 'w:ind')?.attributes;
  const list = elementAt(pPr, 'w:numPr');
  const isList = list !== undefined && value(elementAt(list, 'w:numId')) !== '0';
  return known({
    headingLevel: outline && Number(outline) < 9 ? Number(outline) + 1 : undefined,
    listLevel: isList ? Number(value(elementAt(list, 'w:ilvl')) ?? 0) : undefined,
    before: points(spacing?.['w:before']),
    after: points(spacing?.['w:after']),
    indent: points(indent?.['w:left'] ?? indent?.['w:start']),
  });
}

/** The looks of a file's styles by their id, with what they take over from others. */
export class DocxStyles {
  private readonly styles: Map<string, XmlElement>;
  private readonly resolved = new Map<string, DocxLook>();
  private readonly base: DocxLook;
  private readonly usual: string;

  constructor(tree: XmlElement) {
    const root = elementAt(tree, 'w:styles');
    const styles = elementsOf(root, 'w:style');
    this.styles = new Map(styles.map((style) => [style.attributes['w:styleId'] ?? '', style]));
    const defaults = elementAt(root, 'w:docDefaults');
    this.base = {
      ...paragraphLook(elementAt(defaults, 'w:pPrDefault', 'w:pPr')),
      ...lettersLook(elementAt(defaults, 'w:rPrDefault', 'w:rPr')),
    };
    const usual = styles.find(
      ({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1',
    );
    this.usual = usual?.attributes['w:styleId'] ?? 'Normal';
  }

  /** The look of paragraphs of a style; of the usual one where none is named. */
  paragraph(id: string | undefined): DocxLook {
    return { ...this.base, ...this.look(id ?? this.usual) };
  }

  /** What a style of letters changes. */
  letters(id: string | undefined): DocxLook {
    return id === undefined ? {} : this.look(id);
  }

  private look(id: string): DocxLook {
    const done = this.resolved.get(id);
    if (done) return done;
    this.resolved.set(id, {});
    const style = this.styles.get(id);
    const name = value(elementAt(style, 'w:name')) ?? id;
    const above = value(elementAt(style, 'w:basedOn'));
    const level = HEADING.exec(name)?.[1] ?? HEADING.exec(id)?.[1];
    const look: DocxLook = {
      ...(above === undefined ? {} : this.look(above)),
      ...paragraphLook(elementAt(style, 'w:pPr')),
      ...lettersLook(elementAt(style, 'w:rPr')),
      ...(level ? { headingLevel: Number(level) } : {}),
      ...(TITLE.test(name) ? { isTitle: true, headingLevel: 0 } : {}),
      ...(/^list (?:bullet|number)/i.test(name) ? { listLevel: Number(/\d$/.exec(name)?.[0] ?? 1) - 1 } : {}),
    };
    this.resolved.set(id, look);
    return look;
  }
}
