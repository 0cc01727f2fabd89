import data from './data/cues.json' with { type: 'json' };
import type { Skeleton } from './skeleton.ts';

/** What a row of cues.json says of the places in it; `outside` and `workplace` are resolved by the reader. */
export type CueMeaning =
  | 'condition'
  | 'welcome'
  | 'outside'
  | 'excluded'
  | 'not-here'
  | 'workplace'
  | 'anyone'
  | 'no-sponsor'
  | 'clock'
  | 'closed';

interface Cue {
  says: CueMeaning;
  rule: RegExp;
  /** Another cue that has to be in the same clause. */
  needs: RegExp | undefined;
  /** Is not believed in a clause about customers, pay ranges, trips and so on. */
  isSoft: boolean;
  hasPlace: boolean;
}

export interface CueMatch {
  says: CueMeaning;
  /** ISO codes of the places inside the match. */
  places: Skeleton['lists'][number];
}

const macros: Readonly<Record<string, string>> = {
  ...data.groups,
  ...data.gaps,
  START: '(?<=^ )',
  END: '(?= $)',
};
/** Macros hold macros, three deep at most. */
const expand = (pattern: string, depth = 4): string =>
  depth === 0 ? pattern : expand(pattern.replaceAll(/\{([A-Z]+)\} ?/g, replaceMacro), depth - 1);
function replaceMacro(whole: string, name: string): string {
  const macro = macros[name];
  if (macro === undefined) return whole;
  // Optional macros bring the space that follows them along.
  const ownsSpace = macro.endsWith('?') || /\{\d,\d+\}\)?$/.test(macro);
  return ownsSpace ? macro : macro + (whole.endsWith(' ') ? ' ' : '');
}

const clauseRule = (name: keyof typeof data.clauses): RegExp =>
  new RegExp(`(?<= |^)(?:${data.clauses[name]})(?= |$)`, 'u');

const needed = Object.fromEntries(
  Object.keys(data.clauses).map((name) => [name, clauseRule(name as keyof typeof data.clauses)]),
);

const cues: readonly Cue[] = data.rows.map(({ says, pattern, ...row }) => ({
  says: says as CueMeaning,
  rule: new RegExp(`(?<= )(?:${expand(pattern)})(?= |$)`, 'u'),
  needs: 'needs' in row && row.needs ? needed[row.needs] : undefined,
  isSoft: 'soft' in row && row.soft === true,
  hasPlace: pattern.includes('{P}') || pattern.includes('@'),
}));

const implied = data.implied.map(({ pattern, countries }) => ({ rule: new RegExp(pattern, 'u'), countries }));

/** Clauses that only wish, deny a limit, tell facts, or repeat the notice of equal opportunities. */
export const isDenial = (words: string): boolean => clauseRules.denials.test(words);
export const isPreference = (words: string): boolean => clauseRules.preferences.test(words);
export const tellsFacts = (words: string): boolean => clauseRules.facts.test(words);
export const isEqualOpportunity = (words: string): boolean => clauseRules.equalOpportunity.test(words);

const clauseRules = {
  denials: clauseRule('denials'),
  preferences: clauseRule('preferences'),
  facts: clauseRule('facts'),
  equalOpportunity: clauseRule('equalOpportunity'),
};

/** Every cue of the given meanings that a clause holds. */
export function cuesIn(
  { words, lists }: Skeleton,
  meanings: readonly CueMeaning[],
  mayBeSoft: boolean,
): CueMatch[] {
  return cues.flatMap(({ says, rule, needs, isSoft, hasPlace }) => {
    if (!meanings.includes(says) || (isSoft && !mayBeSoft)) return [];
    if (hasPlace && says !== 'workplace' && says !== 'anyone' && lists.length === 0) return [];
    const match = rule.exec(words);
    if (!match || (needs && !needs.test(words))) return [];
    return [{ says, places: placesInside(words, lists, match) }];
  });
}

function placesInside(
  words: string,
  lists: Skeleton['lists'],
  match: RegExpExecArray,
): Skeleton['lists'][number] {
  const before = countAt(words.slice(0, match.index));
  return lists.slice(before, before + countAt(match[0])).flat();
}

const countAt = (text: string): number => text.split('@').length - 1;

const anyImplied = new RegExp(data.implied.map(({ pattern }) => `(?:${pattern})`).join('|'), 'u');

/** Whether a clause binds to a country without naming it: `TS/SCI`, `W2`, `NYSC`. */
export const bindsUnnamed = (clause: string): boolean => anyImplied.test(clause);

/** The countries of {@link bindsUnnamed}, a list for each cue. `DV is a plus` binds nobody. */
export const impliedCountries = (clause: string): readonly (readonly string[])[] =>
  bindsUnnamed(clause)
    ? implied
        .filter(({ rule }) =>
          clause.split(', ').some((part) => rule.test(part) && !isPreference(` ${part.toLowerCase()} `)),
        )
        .map(({ countries }) => countries)
    : [];
