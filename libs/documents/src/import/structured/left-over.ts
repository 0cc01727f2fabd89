import { writtenDate } from '../written-date.ts';
import { plainKey, type SourceNode } from './source-node.ts';

/** What says how a program stores or draws a resume, and nothing about a person. */
const NO_CONTENT: ReadonlySet<string> = new Set(
  'id uuid icon iconcolor bordercolor shadowcolor updatedat createdat'.split(' '),
);
/** The same, of the whole file. */
const NO_CONTENT_OF_FILE: ReadonlySet<string> = new Set(
  'schema meta metadata slug theme layout template css locale version'.split(' '),
);
/** Numbers of these names are drawn as dots, bars and frames. */
const DRAWN: ReadonlySet<string> = new Set(
  'level levelnum rating columns size aspectratio borderradius borderwidth shadowwidth rotation'.split(' '),
);
/** Levels of a file that a reader need not see. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'sections items history entries list sets basics data resume learnerinfo candidateprofile candidateperson skillspassport candidate identification'.split(
    ' ',
  ),
);
const MOST_LINES = 2_000;

interface Leaf {
  section: string;
  /** Of the entry that it is in. */
  entry: SourceNode | undefined;
  field: string;
  words: string;
}

/** `startDate`, `start_date` and `StartDate` as `start date`. */
const asWords = (key: string): string =>
  key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase();

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Said instead of a picture, which is thousands of letters. */
const PHOTO = {
  section: 'Photo',
  field: '',
  words: 'stored in the file as a kind of picture that cannot be kept. Choose your photo again in Basic Info',
};

/** Pictures are stored as text, too. */
const isPicture = (text: string): boolean =>
  /^data:[\w/+.-]+;base64,/i.test(text) || /^[\w+/]{400,}={0,2}$/.test(text);

function isNoContent({ key, text }: SourceNode, depth: number): boolean {
  const name = plainKey(key);
  if (key.startsWith('@') || NO_CONTENT.has(name)) return true;
  return (depth === 1 && NO_CONTENT_OF_FILE.has(name)) || (DRAWN.has(name) && /^[\d.]+%?$/.test(text));
}

/** How a picture is cut and framed. */
const PICTURES: ReadonlySet<string> = new Set(['picture', 'photo']);

function* leaves(node: SourceNode, path: readonly SourceNode[]): Generator<Leaf> {
  const isFrame = PICTURES.has(plainKey(path.at(-1)?.key ?? '')) && plainKey(node.key) !== 'url';
  if (isFrame || isNoContent(node, path.length)) return;
  if (node.kind === 'words' && node.rest !== '') yield leafOf(node, path);
  for (const child of node.children) yield* leaves(child, [...path, node]);
}

function leafOf(node: SourceNode, path: readonly SourceNode[]): Leaf {
  if (isPicture(node.rest)) return { ...PHOTO, entry: undefined };
  const whole = [...path, node];
  const at = whole.findIndex((_, index) => whole[index - 1]?.kind === 'list');
  const names = whole.slice(1).filter(({ key }) => !/^\d+$/.test(key) && !WRAPPERS.has(plainKey(key)));
  const field = names
    .slice(1)
    .map(({ key }) => asWords(key))
    .filter((word) => word !== 'label')
    .join(' ');
  const isList = whole[at] === node && field !== '';
  return {
    section: capital(asWords(names[0]?.key ?? '').replace(/ (?:list|history)$/, '')),
    entry: at < 0 || isList ? undefined : whole[at],
    field,
    words: node.rest.replace(/\s+/g, ' ').trim(),
  };
}

const NAMES = [
  'company',
  'companyname',
  'schoolname',
  'name',
  'employer',
  'organization',
  'organizationname',
  'institution',
  'school',
  'title',
  'language',
  'label',
  'position',
];

/** The text by which a reader knows an entry of which a part was taken; undefined where nothing of it was. */
function nameOf(entry: SourceNode | undefined): string | undefined {
  if (!entry) return undefined;
  const taken = takenIn(entry);
  const named = NAMES.flatMap((name) => taken.find(({ key }) => plainKey(key) === name) ?? []);
  const found = [...named, ...taken.filter(({ text }) => writtenDate(text) === ''), ...taken][0];
  return found?.text.slice(0, 60);
}

const takenIn = (node: SourceNode): SourceNode[] =>
  node.kind === 'words' && node.rest === '' ? [node] : node.children.flatMap(takenIn);

/** One line for each entry, or field, of which something found no place in the resume: `Projects: Solar meter · 2019`. */
export function leftOverLines(root: SourceNode): string[] {
  const groups = new Map<SourceNode | string, Leaf[]>();
  for (const one of leaves(root, [])) {
    const group = one.entry ?? `${one.section} ${one.field}`;
    const known = groups.get(group);
    if (known) known.push(one);
    else groups.set(group, [one]);
  }
  const lines = [...groups.values()].map(lineOf).filter((line) => line !== '');
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `${lines.length - MOST_LINES} more lines of this file`];
}

function lineOf(group: readonly Leaf[]): string {
  const [first] = group;
  if (!first) return '';
  const name = nameOf(first.entry);
  const words = group.map((one) =>
    name === undefined || one.field === '' ? one.words : `${one.field} ${one.words}`,
  );
  const field = first.entry === undefined && first.field !== '' ? `, ${first.field}` : '';
  const of = name === undefined ? '' : ` (${name})`;
  return `${first.section}${field}${of}: ${words.join(' · ')}`;
}
