import { isMisleading } from './safe-address.ts';
import { type Stars, type Token, tokensOf } from './tokens.ts';

/** A stretch of text that looks the same. */
export interface Span {
  text: string;
  bold?: true;
  italic?: true;
  /** Address of a link. */
  link?: string;
}

/** A stretch with its place in the marked text, letter for letter. */
export interface PlacedSpan extends Span {
  at: number;
}

type Style = 'bold' | 'italic';

const LENGTH: Readonly<Record<Style, number>> = { italic: 1, bold: 2 };

/** The words of a line without its marks. */
export const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** One line of marked text as stretches of equal look. Whatever is not a mark stays as it was typed. */
export function spansOf(line: string): Span[] {
  if (!hasMarks(line)) return line === '' ? [] : [{ text: line }];
  return joined(placedSpans(line));
}

/** Whether a text can have marks within its lines at all. */
export const hasMarks = (text: string): boolean => text.includes('*') || text.includes('[');

/** The stretches of a line with their places; stretches of equal look may follow each other. */
export const placedSpans = (line: string): PlacedSpan[] => styled(tokensOf(line), {});

/** Neighbours of equal look made one. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { text, bold, italic, link } of spans) {
    if (text === '') continue;
    const last = result.at(-1);
    if (last && last.bold === bold && last.italic === italic && last.link === link) last.text += text;
    else result.push({ text, ...(bold && { bold }), ...(italic && { italic }), ...(link && { link }) });
  }
  return result;
}

/** Styles that end or begin at asterisks that have a partner. */
interface Role {
  ends: Style[];
  begins: Style[];
}

/** Finds the partner of each mark. A closing one takes the nearest that opened its style; those between are asterisks. */
class Pairs {
  readonly #roles = new Map<Stars, Role>();
  readonly #open: { style: Style; stars: Stars }[] = [];
  readonly #counts = { bold: 0, italic: 0 };

  constructor(tokens: readonly Token[]) {
    for (const token of tokens) if (token.kind === 'stars') this.#read(token);
  }

  roleOf(stars: Stars): Role {
    const role = this.#roles.get(stars) ?? { ends: [], begins: [] };
    this.#roles.set(stars, role);
    return role;
  }

  #read(stars: Stars): void {
    const styles: Style[] =
      stars.count === 3 ? ['bold', 'italic'] : [stars.count === LENGTH.bold ? 'bold' : 'italic'];
    if (stars.closes && styles.every((style) => this.#counts[style] > 0)) {
      // The style that opened last ends first.
      const inwards = this.#open.at(-1)?.style === 'bold' ? styles : styles.toReversed();
      for (const style of inwards) this.#close(style, stars);
    } else if (stars.opens) {
      for (const style of styles) {
        this.#open.push({ style, stars });
        this.#counts[style] += 1;
      }
    }
  }

  #close(style: Style, stars: Stars): void {
    const open = this.#open;
    const [below, last] = open.slice(-2);
    // Three asterisks open both styles at once: either may end first.
    if (last && last.style !== style && last.stars === below?.stars) open.push(...open.splice(-2).reverse());
    for (let opened = open.pop(); opened; opened = open.pop()) {
      this.#counts[opened.style] -= 1;
      if (opened.style !== style) continue;
      this.roleOf(opened.stars).begins.push(style);
      this.roleOf(stars).ends.push(style);
      return;
    }
  }
}

/** The tokens as text with its looks, within what surrounds them. */
function styled(tokens: readonly Token[], around: Omit<Span, 'text'>): PlacedSpan[] {
  const pairs = new Pairs(tokens);
  const depth = { bold: around.bold ? 1 : 0, italic: around.italic ? 1 : 0 };
  const look = (): Omit<Span, 'text'> => ({
    ...(depth.bold > 0 && { bold: true }),
    ...(depth.italic > 0 && { italic: true }),
    ...(around.link && { link: around.link }),
  });
  return tokens.flatMap((token): PlacedSpan[] => {
    if (token.kind === 'words') return [{ text: token.text, at: token.at, ...look() }];
    if (token.kind === 'link') return linked(token.tokens, token.address, look());
    const { ends, begins } = pairs.roleOf(token);
    const left = token.count - [...ends, ...begins].reduce((sum, style) => sum + LENGTH[style], 0);
    for (const style of ends) depth[style] -= 1;
    const rest = left > 0 ? [{ text: '*'.repeat(left), at: token.at, ...look() }] : [];
    for (const style of begins) depth[style] += 1;
    return rest;
  });
}

/** The text of a link; one that reads as another address is text alone. */
function linked(tokens: readonly Token[], address: string, around: Omit<Span, 'text'>): PlacedSpan[] {
  const spans = styled(tokens, around);
  return isMisleading(spansText(spans), address) ? spans : spans.map((span) => ({ ...span, link: address }));
}
