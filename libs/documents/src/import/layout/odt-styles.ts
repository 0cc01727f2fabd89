import { elementAt, elementsOf, type XmlElement } from './xml-tree.ts';

/** What a style of an OpenDocument text says of its letters and place. */
export interface OdtLook {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  hidden?: boolean;
  size?: number;
  colour?: string;
  before?: number;
  after?: number;
  indent?: number;
  outline?: number;
  isTitle?: boolean;
}

const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
};

function points(length: string | undefined): number | undefined {
  const [, value, unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm|px|pc)$/.exec(length ?? '') ?? [];
  return value === undefined ? undefined : Number(value) * (POINTS[unit] ?? 1);
}

const known = (look: OdtLook): OdtLook =>
  Object.fromEntries(Object.entries(look).filter(([, each]) => each !== undefined)) as OdtLook;

/** The styles of a file: those that have names and those that its text makes on its way. */
export class OdtStyles {
  private readonly styles = new Map<string, XmlElement>();
  private readonly resolved = new Map<string, OdtLook>();

  constructor(documents: readonly (XmlElement | undefined)[]) {
    for (const document of documents)
      for (const part of ['office:styles', 'office:automatic-styles'])
        for (const style of elementsOf(elementAt(document, part))) this.keep(style);
  }

  private keep(style: XmlElement): void {
    const family = style.attributes['style:family'] ?? '';
    const name = style.name === 'style:default-style' ? '' : (style.attributes['style:name'] ?? '');
    this.styles.set(`${family} ${name}`, style);
  }

  /** The look of a style with what it takes over from others; without a name, that of the family. */
  look(family: 'paragraph' | 'text', name = ''): OdtLook {
    const key = `${family} ${name}`;
    const done = this.resolved.get(key);
    if (done) return done;
    this.resolved.set(key, {});
    const style = this.styles.get(key);
    const above = style?.attributes['style:parent-style-name'];
    const base = name === '' || family === 'text' ? {} : this.look(family, '');
    const look = {
      ...base,
      ...(above === undefined || name === '' ? {} : this.look(family, above)),
      ...own(style, name),
    };
    this.resolved.set(key, look);
    return look;
  }
}

function own(style: XmlElement | undefined, name: string): OdtLook {
  const letters = elementAt(style, 'style:text-properties')?.attributes ?? {};
  const place = elementAt(style, 'style:paragraph-properties')?.attributes ?? {};
  const weight = letters['fo:font-weight'];
  const slant = letters['fo:font-style'];
  const colour = letters['fo:color'];
  const outline = style?.attributes['style:default-outline-level'];
  const transform = letters['fo:text-transform'] ?? letters['fo:font-variant'];
  const title = style?.attributes['style:display-name'] ?? name;
  return known({
    bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
    italic: slant === undefined ? undefined : slant !== 'normal',
    caps: transform === undefined ? undefined : transform === 'uppercase' || transform === 'small-caps',
    hidden: letters['text:display'] === undefined ? undefined : letters['text:display'] === 'none',
    size: points(letters['fo:font-size']),
    colour: colour && /^#[\da-f]{6}$/i.test(colour) && colour !== '#000000' ? colour : undefined,
    before: points(place['fo:margin-top']),
    after: points(place['fo:margin-bottom']),
    indent: points(place['fo:margin-left']),
    outline: outline ? Number(outline) : undefined,
    isTitle: /^title$/i.test(title) ? true : undefined,
  });
}
