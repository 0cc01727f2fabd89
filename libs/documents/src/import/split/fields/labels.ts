import data from '../words/labels.json' with { type: 'json' };

/** What a label before a colon, or in a column of labels, says of the words behind it. */
export type LabelKind = keyof typeof data;

const KINDS = new Map<string, LabelKind>(
  (Object.keys(data) as LabelKind[]).flatMap((kind) => data[kind].map((label) => [label, kind] as const)),
);

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s*&\s*/g, ' and ')
    .replace(/[\s:：.*]+$/u, '')
    .trim();

const LONGEST = 50;
/** 'Name of the company', 'Degree obtained (E.C.)' */
const AROUND =
  /^(?:(?:full |complete )?names? (?:and (?:address|location) )?of (?:the )?|exact |type of )|\s*\([\p{L}\d.%/-]{1,6}\)$| (?:attended|obtained|awarded|received|held|passed|worked(?: (?:for|at|with))?|name|gained)$/gu;

const kindOf = (said: string): LabelKind | undefined => {
  const inner = said.replace(AROUND, '');
  return KINDS.get(said) ?? KINDS.get(inner) ?? KINDS.get(inner.replace(/s$/, ''));
};

export function labelKind(text: string | undefined): LabelKind | undefined {
  if (text === undefined || text.length > LONGEST) return undefined;
  const said = bare(text);
  return kindOf(said) ?? kindOfParts(said);
}

/** Of names of columns that hold two things, the one that comes first: 'School / University', 'Course & class'. */
function kindOfParts(said: string): LabelKind | undefined {
  const parts = said.split(/\s*\/\s*|,? and | or |, /);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.map(kindOf);
  const [first] = kinds;
  return kinds.every((kind) => kind !== undefined && isTogether(kind, first)) ? first : undefined;
}

const TOGETHER: readonly (readonly LabelKind[])[] = [
  ['degree', 'field', 'grade', 'board'],
  ['employer', 'place'],
  ['title', 'duties'],
  ['school', 'place', 'board'],
];
const isTogether = (kind: LabelKind, first: LabelKind | undefined): boolean =>
  kind === first || TOGETHER.some((kinds) => first === kinds[0] && kinds.includes(kind));
