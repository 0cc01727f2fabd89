import { LIMITS } from '@career/contracts/vocabulary/limits';
import { ImportRefused } from '../import-refused.ts';
import { plainWords } from './plain-words.ts';

/** One value of a file that names its fields itself. What no field of the resume takes of it is shown as left out. */
export interface SourceNode {
  /** Name of the field as the file writes it, or the position in a list. */
  key: string;
  kind: 'object' | 'list' | 'words' | 'flag';
  /** Text of a value; empty for objects and lists. */
  text: string;
  /** What of the text no field has taken. */
  rest: string;
  children: SourceNode[];
}

const MOST_NODES = 200_000;
const DEEPEST = 60;

/**
 * The values of a parsed JSON document. Null, undefined and empty texts are not values. @param hasMarkup web editors
 * wrote it.
 */
export function sourceNode(value: unknown, hasMarkup: boolean): SourceNode {
  let left = MOST_NODES;
  const nodeOf = (one: unknown, name: string, depth: number): SourceNode | undefined => {
    left -= 1;
    if (left < 0) throw new ImportRefused('too-much-text');
    if (depth > DEEPEST) throw new ImportRefused('corrupt');
    if (one === null || one === undefined) return undefined;
    if (typeof one !== 'object') return leaf(name, one, hasMarkup);
    const children = Object.entries(one).flatMap(([field, inner]) => nodeOf(inner, field, depth + 1) ?? []);
    return { key: name, kind: Array.isArray(one) ? 'list' : 'object', text: '', rest: '', children };
  };
  return nodeOf(value, '', 0) ?? { key: '', kind: 'object', text: '', rest: '', children: [] };
}

/** A value without further values in it; undefined where it says nothing. */
export function leaf(key: string, value: unknown, hasMarkup: boolean): SourceNode | undefined {
  const clean = String(value).toWellFormed().replaceAll('\0', '').trim();
  const text = hasMarkup ? plainWords(clean) : clean;
  if (text === '') return undefined;
  return { key, kind: typeof value === 'boolean' ? 'flag' : 'words', text, rest: text, children: [] };
}

/** A field name without its spelling: `startDate`, `start_date` and `Start Date` are one. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isEmpty = ({ kind, children }: SourceNode): boolean =>
  (kind === 'list' || kind === 'object') && children.length === 0;

/** The first field of any of these names that holds something. Names are plain keys. */
export function find(node: SourceNode | undefined, ...names: readonly string[]): SourceNode | undefined {
  for (const name of names) {
    const found = node?.children.find((child) => plainKey(child.key) === name && !isEmpty(child));
    if (found) return found;
  }
  return undefined;
}

/** Takes a node and all in it: a field of the resume stands for it. */
export function take(node: SourceNode | undefined): void {
  if (!node) return;
  node.rest = '';
  for (const child of node.children) take(child);
}

/** Fields of an object that hold the text that is meant where a plain text was expected. */
const HOLDERS = [
  'name',
  'label',
  'title',
  'text',
  'value',
  'content',
  'description',
  'url',
  'href',
  'number',
  'address',
  'contact',
  'formatteddatetime',
  'datetext',
];

/** The one text of a value: its own, that of the first entry of a list, or that of the field that names an object. */
export function wordsNode(node: SourceNode | undefined): SourceNode | undefined {
  if (!node || node.kind === 'flag') return undefined;
  if (node.kind === 'words') return node;
  const inner = node.kind === 'list' ? node.children[0] : find(node, ...HOLDERS);
  return wordsNode(inner);
}

/** Takes the text of the first of these fields, cut to a length; the rest of it stays to be shown. */
export function takeText(
  node: SourceNode | undefined,
  names: readonly string[],
  longest: number = LIMITS.lineMax,
): string {
  for (const name of names) {
    const taken = takeWords(find(node, name), longest);
    if (taken !== '') return taken;
  }
  return '';
}

/** Takes the text of a value, cut to a length; the rest of it stays to be shown. */
export function takeWords(node: SourceNode | undefined, longest: number = LIMITS.lineMax): string {
  const source = wordsNode(node);
  if (!source) return '';
  const words = source.text.replace(/\s*\n\s*/g, ' ');
  const taken = words.slice(0, longest).toWellFormed().trim();
  source.rest = words.slice(longest).toWellFormed().trim();
  return taken;
}

/** Takes all texts under these fields as lines, cut to a length; the rest of them stays to be shown. */
export function takeLines(node: SourceNode | undefined, names: readonly string[], longest: number): string {
  const fields = names.flatMap(
    (name) => node?.children.filter((child) => plainKey(child.key) === name) ?? [],
  );
  return linesOf(fields, longest);
}

/** Takes all texts in a value as lines, cut to a length; the rest of them stays to be shown. */
export const takeAllLines = (node: SourceNode | undefined, longest: number): string =>
  linesOf(node ? [node] : [], longest);

function linesOf(fields: readonly SourceNode[], longest: number): string {
  const lines: string[] = [];
  let left = longest;
  const add = (one: SourceNode): void => {
    if (one.kind === 'flag') return;
    if (one.kind !== 'words') {
      const within = one.kind === 'list' ? one.children : [wordsNode(one)];
      for (const child of within.filter((each) => each !== undefined)) add(child);
      return;
    }
    const words = one.text;
    const taken = words.slice(0, Math.max(0, left)).toWellFormed().trim();
    one.rest = words.slice(Math.max(0, left)).toWellFormed().trim();
    left -= words.length + 1;
    if (taken !== '') lines.push(taken);
  };
  for (const field of fields) add(field);
  return lines.join('\n');
}

/** Fields in which exporters wrap the entries of a section. */
const WRAPPERS = ['items', 'history', 'entries', 'sets', 'list'];

/** Whether a section wraps its entries, be there none. */
export const isWrapped = (section: SourceNode): boolean =>
  section.kind === 'object' && section.children.some(({ key }) => WRAPPERS.includes(plainKey(key)));

/** The entries of the first of these fields that holds any: of a list, of an object that wraps one, or the value itself. */
export function entriesOf(node: SourceNode | undefined, ...names: readonly string[]): SourceNode[] {
  const section = find(node, ...names);
  if (!section) return [];
  if (section.kind === 'list') return section.children;
  if (section.kind !== 'object') return [section];
  if (isWrapped(section))
    return WRAPPERS.flatMap((name) => find(section, name) ?? []).flatMap((one) =>
      one.kind === 'list' ? one.children : [one],
    );
  const isMap = section.children.every(({ kind }) => kind === 'object');
  return isMap ? section.children : [section];
}

/** Takes a web address, a text or an object that holds one beside its label. */
export const takeAddress = (node: SourceNode | undefined, longest: number): string =>
  takeWords(node?.kind === 'object' ? (find(node, 'url', 'href', 'link') ?? node) : node, longest);
