import { SaxesParser } from 'saxes';
import { ImportRefused } from '../import-refused.ts';
import { leaf, plainKey, type SourceNode } from '../structured/source-node.ts';

const MOST_NODES = 200_000;
const DEEPEST = 60;

/** Parts that say how a program draws or files a document, and the bytes of pictures. */
const NO_CONTENT: ReadonlySet<string> = new Set(
  'documentid documentinfo candidatesupplier renderinginformation printingpreferences attachment attachmentlist photo signature id processinginformation'.split(
    ' ',
  ),
);
/** Elements that hold entries although a single one does not show it. */
const LISTS: ReadonlySet<string> = new Set(
  'employmenthistory educationhistory personqualifications publicationhistory conferencesandseminars networksandmemberships hobbiesandinterests'.split(
    ' ',
  ),
);

interface OpenElement {
  node: SourceNode;
  text: string;
}

const emptyNode = (key: string): SourceNode => ({ key, kind: 'object', text: '', rest: '', children: [] });

/** The elements of an XML document by their names without prefixes; attributes are `@name`. */
export function xmlNode(xml: string): SourceNode {
  const root = emptyNode('');
  const open: OpenElement[] = [{ node: root, text: '' }];
  let count = 0;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new ImportRefused('corrupt');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_NODES) throw new ImportRefused('too-much-text');
    if (open.length > DEEPEST) throw new ImportRefused('corrupt');
    const node = emptyNode(localName(name));
    for (const [attribute, value] of Object.entries(attributes)) {
      const one = leaf(`@${localName(attribute)}`, value, false);
      if (one) node.children.push(one);
    }
    open.push({ node, text: '' });
  });
  const addText = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const done = open.pop();
    const node = done && closed(done);
    if (node) open.at(-1)?.node.children.push(node);
  });
  parser.write(xml).close();
  return root;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An element without words is none; one with words alone is a value, and one with entries alone a list. */
function closed({ node, text }: OpenElement): SourceNode | undefined {
  if (NO_CONTENT.has(plainKey(node.key))) return undefined;
  const elements = node.children.filter(({ key }) => !key.startsWith('@'));
  if (elements.length === 0) return valueNode(node, text);
  const label = elements.find(({ key }) => key === 'Label');
  // A code says again what its label says.
  if (label) node.children = node.children.filter(({ key }) => key !== 'Code');
  const [first] = elements;
  const isAlike = elements.every(({ key }) => key === first?.key);
  const name = plainKey(node.key);
  const isNamed = name.endsWith('list') || name === `${plainKey(first?.key ?? '')}s` || LISTS.has(name);
  if (!isAlike || (elements.length === 1 && !isNamed)) return node;
  const children = elements.map((child, index) => ({ ...child, key: String(index) }));
  return { ...node, kind: 'list', children };
}

/** A date of the older format is three attributes: `year="1988" month="--04" day="---02"`. */
const dateOf = ({ children }: SourceNode): string =>
  ['@year', '@month', '@day']
    .flatMap((name) => children.find(({ key }) => key === name)?.text.replace(/\D/g, '') || [])
    .join('-');

function valueNode(node: SourceNode, text: string): SourceNode | undefined {
  const value = leaf(node.key, /^\s*(?:true|false)\s*$/.test(text) ? text.trim() === 'true' : text, true);
  if (value) return { ...value, children: node.children };
  const date = leaf(node.key, dateOf(node), false);
  if (date) return date;
  return node.children.length === 0 ? undefined : node;
}
