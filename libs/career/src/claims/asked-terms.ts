import { findSkills } from '../taxonomy/skills.ts';
import { amountsIn } from './amounts.ts';
import { degreeTerms } from './asked-degrees.ts';
import { statesFor } from './asked-states.ts';
import type { AskedGroup, AskedTerm, ClaimKind } from './claim.types.ts';
import { credentialById, findCredentials, isPaperSkill } from './credentials.ts';
import { drivingClasses, findDrivingLicences } from './driving.ts';
import { isFullTimeAsked } from './extent.ts';
import { languageLevel, SPOKEN } from './levels.ts';
import { markOf } from './marks.ts';
import { keyOf } from './plain-words.ts';
import { findUnknownDuties } from './unknown-duties.ts';
import { findUnknownNames, findUnknownPapers } from './unknown-names.ts';
import { findYears } from './years.ts';

type Found = Omit<AskedTerm, 'states'>;

const NOT_ASKED =
  /\b(?:not (?:required|needed|necessary|essential|a requirement)|no need (?:for|of|to)|optional|unnecessary)\b/i;
const NOTHING_ASKED =
  /\bno (?:prior |previous )?[\w ,/]{0,30}(?:experience|qualifications?|knowledge|degree|certificat\w+|licen[cs]e) (?:is |are )?(?:required|needed|necessary)\b/i;
const JOINS_OR = /(?:\bor\b|\/|\beither\b)/i;
const ONLY_JOINS =
  /^[\s,()]*(?:(?:and\/or|or|\/|,|either|an?|the|other|in|with|equivalent|similar|minimum|at least)[\s,()]*)*$/i;

const ADVANCED =
  /\b(?:(advanced|expert(?:[- ]level)?|mastery|in-depth|deep)(?: (?:level|knowledge|skills?|experience|proficiency|understanding|user|use|command))?(?: (?:of|in|with))?(?: the)?(?: (?:microsoft|ms|programming in))?|(expertise|expert) (?:in|with|at))\s*$/i;
const ADVANCED_AFTER = /^[\s(,:–—-]*(?:at (?:an )?)?(advanced|expert)\b/i;

/** Level that the words round the name of a skill ask for; undefined when any will do. */
function askedSkillLevel(before: string, name: string, after: string): number | undefined {
  const word =
    /^(advanced|expert)\b/i.exec(name)?.[1] ??
    ADVANCED.exec(before)?.[1] ??
    ADVANCED.exec(before)?.[2] ??
    ADVANCED_AFTER.exec(after)?.[1];
  if (word === undefined) return undefined;
  return /^expert|mastery/i.test(word) ? 4 : 3;
}

const NEAR = 40;
const clausePart = (text: string, side: 'before' | 'after'): string =>
  (side === 'before' ? text.split(/[.;]/).at(-1) : text.split(/[.;]/)[0]) ?? '';

/** Languages and other skills by the names that the taxonomy knows. */
function skillTerms(text: string): Found[] {
  return findSkills(text)
    .filter(({ skill }) => skill.kind !== 'soft')
    .map(({ skill, start, end }): Found => {
      const name = text.slice(start, end);
      const before = clausePart(text.slice(Math.max(0, start - NEAR), start), 'before');
      const after = clausePart(text.slice(end, end + NEAR), 'after');
      if (skill.kind !== 'language') {
        const isPaper = isPaperSkill(skill.kind, name);
        const level = isPaper ? undefined : askedSkillLevel(before, name, after);
        return { kind: 'skill', key: skill.id, name, isPaper, start, end, ...(level ? { level } : {}) };
      }
      const asked = languageLevel(`${before} ${name} ${after}`)?.level;
      return {
        kind: 'language',
        key: keyOf(skill.name),
        name: skill.name,
        level: asked ?? SPOKEN,
        isPaper: false,
        start,
        end,
      };
    });
}

/** `chartered member of IOSH`, `Fellow of the CIPM`, `ICAN (Fellow)`. */
function askedGrade(text: string, start: number, end: number): Pick<AskedTerm, 'grade'> {
  const word =
    /\b(chartered|fellow)(?:ship)?(?:\s+member(?:ship)?)?\s+(?:of|with)\s+(?:the\s+)?$/i.exec(
      text.slice(0, start),
    ) ?? /^[\s,(]{1,2}(chartered|fellow)\b(?! account)/i.exec(text.slice(end));
  const grade = word?.[1]?.toLowerCase();
  return grade === 'chartered' || grade === 'fellow' ? { grade } : {};
}

const MARKED: ReadonlySet<ClaimKind> = new Set(['credential', 'skill', 'term', 'driving']);
const COUNTED: ReadonlySet<ClaimKind> = new Set(['skill', 'term']);
const FULL_TIME_KINDS: ReadonlySet<ClaimKind> = new Set(['skill', 'term', 'years']);

/** The words around a term between commas: `Python, SQL, mentor two engineers` counts no engineers for SQL. */
function partOf(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(0, start).search(/[^,;:.]*$/);
  const after = text.slice(end).search(/[,;:]|\.(?!\d)/);
  return text.slice(before, after < 0 ? text.length : end + after);
}

/** Everything a line of a posting names that a resume can be looked through for, in its order, without overlaps. */
function termsIn(text: string): AskedTerm[] {
  const taken: Found[] = [];
  const add = (terms: readonly Found[]): void => {
    for (const term of terms)
      if (!taken.some((other) => other.start < term.end && term.start < other.end)) taken.push(term);
  };
  add(
    findDrivingLicences(text).map(({ start, end }): Found => {
      const classes = drivingClasses(text.slice(Math.max(0, start - NEAR), end + NEAR));
      const reach =
        /^[\s,(–—:-]*(?:of |in )?(?:class(?:es)?|categor(?:y|ies)|codes?)[^;.)]{0,20}\)?/i.exec(
          text.slice(end),
        )?.[0].length ?? 0;
      return {
        kind: 'driving',
        key: 'driving',
        name: text.slice(start, end),
        isPaper: true,
        start,
        end: classes.length > 0 ? end + reach : end,
        ...(classes.length > 0 ? { classes } : {}),
      };
    }),
  );
  add(
    findCredentials(text).map(
      ({ credential, start, end, stage }): Found => ({
        kind: 'credential',
        key: credential.id,
        name: text.slice(start, end),
        isPaper: true,
        start,
        end,
        ...(stage ? { stage } : {}),
        ...askedGrade(text, start, end),
      }),
    ),
  );
  add(degreeTerms(text));
  add(
    findYears(text).map(
      ({ years, field, start, reach: end }): Found => ({
        kind: 'years',
        key: 'years',
        name: text.slice(start, end),
        years,
        isPaper: false,
        start,
        end,
        ...(field ? { fields: [field] } : {}),
      }),
    ),
  );
  add(
    findUnknownPapers(text).map(
      ({ name, start, end }): Found => ({
        kind: 'term',
        key: keyOf(name),
        name,
        isPaper: true,
        start,
        end,
      }),
    ),
  );
  add(skillTerms(text));
  add(
    findUnknownNames(text).map(({ name, isPaper, start, end }): Found => {
      const level = askedSkillLevel(text.slice(0, start), name, text.slice(end));
      return { kind: 'term', key: keyOf(name), name, isPaper, start, end, ...(level ? { level } : {}) };
    }),
  );
  add(
    findUnknownDuties(text).map(
      ({ name, start, end }): Found => ({ kind: 'term', key: keyOf(name), name, isPaper: false, start, end }),
    ),
  );
  // `Chartered member of IOSH (CMIOSH)`: the short name in brackets is the same paper.
  for (const term of taken) {
    const isInBrackets = text[term.start - 1] === '(' && text[term.end] === ')';
    if (
      isInBrackets &&
      /\b(?:certif|charter|licen[cs]|regist|member|fellow|qualif|coded)/i.test(text.slice(0, term.start))
    )
      term.isPaper = true;
  }
  const states = statesFor(text);
  return taken
    .sort((left, right) => left.start - right.start)
    .map((term) => {
      const isStaged = credentialById(term.key)?.staged === true;
      const mark =
        MARKED.has(term.kind) && !isStaged
          ? markOf(
              text,
              term,
              taken.map(({ start }) => start),
            )
          : undefined;
      const [amount] = amountsIn(partOf(text, term));
      const counted =
        COUNTED.has(term.kind) && (!term.isPaper || /^(?:ton|kg|seat|volt|kv|kw|mw)/.test(amount?.of ?? ''))
          ? amount
          : undefined;
      const isFullTime = FULL_TIME_KINDS.has(term.kind) && isFullTimeAsked(partOf(text, term));
      return {
        states,
        ...term,
        ...(mark ? { mark } : {}),
        ...(counted ? { amount: counted } : {}),
        ...(isFullTime ? { isFullTime } : {}),
      };
    });
}

/**
 * What a line of a posting asks for: groups of alternatives, each of which has to be met. A line that names nothing
 * that can be looked up gives none, and so does one that says that nothing is needed.
 */
export function askedIn(text: string): AskedGroup[] {
  if (NOTHING_ASKED.test(text)) return [];
  const groups: AskedTerm[][] = [];
  let last: AskedTerm | undefined;
  for (const term of termsIn(text)) {
    const after = text.slice(term.end).split(/[.;]|\bbut\b/)[0] ?? '';
    if (NOT_ASKED.test(after) && !NOT_ASKED.test(text.slice(0, term.start))) continue;
    const between = last ? text.slice(last.end, term.start) : '';
    const group = groups.at(-1);
    const isAlternative =
      last && (JOINS_OR.test(between) || isListedOr(text, last, term)) && between.length < 60;
    if (group && isAlternative) group.push(term);
    else groups.push([term]);
    last = term;
  }
  return groups;
}

/** In `Power BI, Tableau or Looker` the comma is an `or`, too. */
function isListedOr(text: string, last: AskedTerm, term: AskedTerm): boolean {
  if (!ONLY_JOINS.test(text.slice(last.end, term.start))) return false;
  return (
    /^[\s,]*(?:[\s,]*[\p{L}\p{N}+#.&-]+(?: [\p{L}\p{N}+#.&-]+){0,2}[\s,]*){0,3}?\bor\b/iu.test(
      text.slice(term.end),
    ) && !/\band\b/i.test(text.slice(term.end, term.end + 30))
  );
}
