import { SaxesParser } from 'saxes';
import { ImportRefused } from '../import-refused.ts';

/** An element of a document with its prefix, as it is written. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Deeper than any program nests, so that no file can exhaust the stack. */
const DEEPEST = 200;

/** Reads a part of a text document; a part that is not there is an empty element. */
export function xmlTree(bytes: Uint8Array | undefined): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  if (!bytes) return root;
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new ImportRefused('corrupt');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    if (open.length > DEEPEST) throw new ImportRefused('corrupt');
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text);
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  return root;
}

/** The elements directly below one, of a name if one is given. */
export function elementsOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** The first element at the end of a path of names. */
export function elementAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => elementsOf(at, name)[0], element);
}

/** All elements of a name below one, however deep. */
export function elementsBelow(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    child.name === name ? [child, ...elementsBelow(child, name)] : elementsBelow(child, name),
  );
}
