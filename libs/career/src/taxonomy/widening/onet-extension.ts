import { skillByName } from '../skills.ts';
import type { Occupation, Skill, SkillKind, TargetLevel } from '../taxonomy.types.ts';
import { resolveTitle } from '../titles.ts';
import { fold } from '../words.ts';
import { industryOfCode } from './onet-industries.ts';
import type { TaxonomyExtension } from './taxonomy-extension.ts';

/** Rows of the text tables of O*NET by the names of their columns. */
export type TableRow = Readonly<Record<string, string>>;

export interface OnetTables {
  /** `Occupation Data.txt` */
  occupations: readonly TableRow[];
  /** `Alternate Titles.txt` */
  titles: readonly TableRow[];
  /** `Technology Skills.txt` */
  technology: readonly TableRow[];
  /** `Knowledge.txt` */
  knowledge: readonly TableRow[];
}

export const ONET_CREDIT =
  'This product includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training ' +
  'Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. USDOL/ETA has not ' +
  'approved, endorsed or tested what was made of it here.';

/** From here on an occupation of the tables is one of ours under another name. */
const SAME_WORK = 0.9;
/** A title that means one of our occupations as surely as this is not given to another. */
const SURE = 0.97;
const KNOWLEDGE_FLOOR = 3;
const TECHNOLOGY_MAX = 8;
const CODE = 'O*NET-SOC Code';

/**
 * Makes an extension of the public O*NET tables. Occupations that are ours under another name give their titles to ours;
 * the others are added, with the knowledge rated important and the technology marked in demand. Nothing built in changes.
 */
export function onetExtension(tables: OnetTables): TaxonomyExtension {
  const skills = new Map<string, Skill>();
  const idOf = (name: string, kind: SkillKind): string => {
    const known = skillByName(name);
    if (known) return known.id;
    const id = `onet-${kebab(name)}`;
    if (!skills.has(id)) skills.set(id, { id, name, aliases: [], kind });
    return id;
  };
  const titles = byCode(tables.titles);
  const technology = byCode(tables.technology);
  const knowledge = byCode(tables.knowledge);
  const added: Occupation[] = [];
  const widened: Record<string, string[]> = {};

  for (const { code, title } of namedOccupations(tables.occupations)) {
    const [match] = resolveTitle(title);
    const isOurs = match !== undefined && match.confidence >= SAME_WORK;
    const own = isOurs ? match.occupation.id : `onet-${kebab(code)}`;
    const others = freeTitles(titles.get(code) ?? [], own);
    if (isOurs) {
      widened[own] = [...new Set([...(widened[own] ?? []), title, ...others])];
      continue;
    }
    added.push({
      id: own,
      title,
      aliases: others,
      industry: industryOfCode(code),
      skills: needsOf(knowledge.get(code) ?? [], technology.get(code) ?? [], idOf),
      related: match ? [match.occupation.id] : [],
    });
  }
  return { source: ONET_CREDIT, skills: [...skills.values()], occupations: added, titles: widened };
}

const namedOccupations = (rows: readonly TableRow[]): { code: string; title: string }[] =>
  rows
    .map((row) => ({ code: row[CODE] ?? '', title: singularTitle(row.Title ?? '') }))
    .filter(({ code, title }) => code !== '' && title !== '');

/** Titles of a row that do not stand for another of our occupations already. */
function freeTitles(rows: readonly TableRow[], own: string): string[] {
  const names = rows.map((row) => (row['Alternate Title'] ?? '').trim()).filter(Boolean);
  return [...new Set(names)].filter((name) => {
    const [match] = resolveTitle(name);
    return !match || match.confidence < SURE || match.occupation.id === own;
  });
}

function needsOf(
  knowledge: readonly TableRow[],
  technology: readonly TableRow[],
  idOf: (name: string, kind: SkillKind) => string,
): Occupation['skills'] {
  const needs = new Map<string, Occupation['skills'][number]>();
  const levels = new Map(knowledge.filter(isScale('LV')).map((row) => [row['Element Name'], ratingOf(row)]));
  for (const row of knowledge.filter(isScale('IM'))) {
    const name = row['Element Name'] ?? '';
    const worth = ratingOf(row);
    if (!name || worth < KNOWLEDGE_FLOOR) continue;
    const importance = importanceOf(worth);
    const skill = idOf(name, 'domain');
    needs.set(skill, {
      skill,
      importance,
      level: levelOf(levels.get(name) ?? 3),
      required: importance === 3,
    });
  }
  const wanted = technology.filter((row) => row['In Demand'] === 'Y').slice(0, TECHNOLOGY_MAX);
  for (const row of wanted) {
    const skill = idOf(row.Example ?? '', 'tool');
    if (row.Example && !needs.has(skill)) {
      needs.set(skill, { skill, importance: 2, level: 'intermediate', required: false });
    }
  }
  return [...needs.values()];
}

const isScale =
  (scale: string) =>
  (row: TableRow): boolean =>
    row['Scale ID'] === scale && row['Recommend Suppress'] !== 'Y';

const importanceOf = (worth: number): 1 | 2 | 3 => (worth >= 4 ? 3 : worth >= 3.5 ? 2 : 1);

const ratingOf = (row: TableRow): number => Number(row['Data Value']) || 0;

/** Levels of O*NET run from 0 to 7. */
const levelOf = (value: number): TargetLevel =>
  value < 2.5 ? 'beginner' : value < 4 ? 'intermediate' : value < 5.5 ? 'advanced' : 'expert';

/** `Registered Nurses` names the group; a person is a registered nurse. */
const singularTitle = (title: string): string =>
  title
    .trim()
    .replace(/, All Other$/, '')
    .replaceAll(/\b(\p{L}{3,}?)(ies|men|s)\b/gu, (word, stem: string, ending: string) =>
      ending === 'ies'
        ? `${stem}y`
        : ending === 'men'
          ? `${stem}man`
          : /(?:s|ic|sale|operation|system)$/i.test(stem)
            ? word
            : stem,
    );

const kebab = (name: string): string =>
  fold(name)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function byCode(rows: readonly TableRow[]): Map<string, TableRow[]> {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) {
    const code = row[CODE] ?? '';
    const group = groups.get(code);
    if (group) group.push(row);
    else groups.set(code, [row]);
  }
  return groups;
}
