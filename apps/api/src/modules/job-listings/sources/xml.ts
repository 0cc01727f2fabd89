import { DomUtils, parseDocument } from 'htmlparser2';
import { BrokenAnswer } from './source-errors.ts';

const { getElementsByTagName, textContent } = DomUtils;
export type XmlElement = ReturnType<typeof getElementsByTagName>[number];

/**
 * The elements of some names under a root of some name.
 * @throws BrokenAnswer when there is no such root.
 */
export function xmlItems(
  text: string,
  roots: readonly string[],
  items: readonly string[],
  what: string,
): XmlElement[] {
  // Reads no DTD and expands no custom entities, so a feed cannot blow up memory or read files.
  const document = parseDocument(text, { xmlMode: true, decodeEntities: true });
  const found = roots.flatMap((root) => getElementsByTagName(root, document.children, false));
  if (found.length === 0) throw new BrokenAnswer(`The answer is no ${what}`);
  return items.flatMap((item) => getElementsByTagName(item, found));
}

/** Elements of a name anywhere below. */
export const xmlAll = (name: string, element: XmlElement): XmlElement[] =>
  getElementsByTagName(name, element);

/** Text of the first of some children that has any. */
export function xmlText(element: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const child = element.children.find((node) => 'name' in node && node.name === name);
    const text = child ? textContent(child).trim() : '';
    if (text !== '') return text;
  }
  return '';
}

/** All text of an element. */
export const xmlContent = (element: XmlElement): string => textContent(element).trim();
