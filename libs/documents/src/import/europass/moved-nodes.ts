import { find, type SourceNode, wordsNode } from '../structured/source-node.ts';

/** The entries of a list; of one that holds a single value, that. */
export function entriesIn(node: SourceNode | undefined): SourceNode[] {
  if (!node) return [];
  return node.kind === 'list' ? node.children.filter(({ key }) => !key.startsWith('@')) : [node];
}

/** All values in a node that are words. */
export function valuesIn(node: SourceNode | undefined): SourceNode[] {
  if (!node || node.key.startsWith('@')) return [];
  return node.kind === 'words' ? [node] : node.children.flatMap(valuesIn);
}

/** Gives a node the name that other files use. */
export function renamed(node: SourceNode | undefined, key: string): void {
  if (node) node.key = key;
}

/** Lets an entry have a part that is deeper in it, under the name that other files use. */
export function moved(entry: SourceNode, key: string, part: SourceNode | undefined): void {
  if (!part || entry === part) return;
  detach(entry, part);
  part.key = key;
  entry.children.push(part);
}

function detach(within: SourceNode, part: SourceNode): boolean {
  const at = within.children.indexOf(part);
  if (at >= 0) {
    within.children.splice(at, 1);
    return true;
  }
  return within.children.some((child) => detach(child, part));
}

/** All elements of one name, beside others. */
export const allOf = (node: SourceNode | undefined, key: string): SourceNode[] =>
  node?.children.filter((child) => child.key === key) ?? [];

/** The words of one element deeper in a node. */
export function deepWords(node: SourceNode | undefined, ...path: readonly string[]): SourceNode | undefined {
  const [first, ...rest] = path;
  return first === undefined ? wordsNode(node) : deepWords(find(node, first), ...rest);
}
