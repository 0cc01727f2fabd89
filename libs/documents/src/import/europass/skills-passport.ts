import { find, leaf, type SourceNode, take, wordsNode } from '../structured/source-node.ts';
import type { EuropassLanguage, EuropassParts } from './europass.types.ts';
import { entriesIn, moved, renamed, valuesIn } from './moved-nodes.ts';

/** Names that a text of skills stands under. */
const SKILL_KINDS: Readonly<Record<string, string>> = {
  communication: 'Communication skills',
  organisational: 'Organisational skills',
  jobrelated: '',
  computer: 'Digital skills',
  other: '',
};
const LONGEST_KIND = 40;
const STATEMENT = /personal.?statement|profile|about/i;

/** What a Europass CV of the years to 2020 says (`SkillsPassport`). */
export function passportParts(passport: SourceNode): EuropassParts {
  const learner = find(passport, 'learnerinfo');
  const headline = find(learner, 'headline');
  const kind = wordsNode(find(headline, 'type'));
  const isStatement = STATEMENT.test(kind?.text ?? '');
  take(find(headline, 'type'));
  const words = wordsNode(find(headline, 'description'));
  const person = find(learner, 'identification');
  if (person) openContacts(person, isStatement ? undefined : words);
  const skills = find(learner, 'skills');
  const jobs = entriesIn(find(learner, 'workexperiencelist'));
  const studies = entriesIn(find(learner, 'educationlist'));
  for (const study of studies) openGrade(study);
  const achievements = entriesIn(find(learner, 'achievementlist')).map(achievementOf);
  for (const job of jobs) moved(job, 'location', addressOf(find(job, 'employer')));
  return {
    person: person ?? passport,
    summary: isStatement ? words : undefined,
    jobs,
    studies,
    skills: Object.entries(SKILL_KINDS).flatMap(([name, category]) =>
      valuesIn(find(find(skills, name), 'description')).map((one) => ({ category, words: one })),
    ),
    languages: languagesOf(find(skills, 'linguistic')),
    awards: achievements.filter(({ kind }) => kind === 'award').map(({ entry }) => entry),
    certificates: achievements.filter(({ kind }) => kind === 'certificate').map(({ entry }) => entry),
    volunteer: [],
  };
}

/** Brings contacts to the level of the person, under the names that other files use. */
function openContacts(person: SourceNode, tagline: SourceNode | undefined): void {
  renamed(find(person, 'personname'), 'name');
  const contact = find(person, 'contactinfo');
  moved(person, 'location', find(find(contact, 'address'), 'contact'));
  moved(person, 'email', wordsNode(find(contact, 'email')));
  const phones = entriesIn(find(contact, 'telephonelist'));
  for (const phone of phones) take(find(phone, 'use'));
  moved(person, 'phone', wordsNode(phones[0]));
  moved(person, 'label', tagline);
  const sites = entriesIn(find(contact, 'websitelist')).flatMap(
    (site) => wordsNode(find(site, 'contact')) ?? [],
  );
  for (const site of sites) moved(person, siteName(site.text), site);
}

/** A grade has no element of its own. */
function openGrade(study: SourceNode): void {
  const words = wordsNode(find(study, 'activities'));
  const [, grade] = /^Grade: (.+)$/.exec(words?.text ?? '') ?? [];
  const value = grade === undefined ? undefined : leaf('grade', grade, false);
  if (!value) return;
  take(words);
  study.children.push(value);
}

/** Achievements of a kind: the kind is their title, and their name the first line of what is written. */
function achievementOf(entry: SourceNode): { kind: 'award' | 'certificate' | 'other'; entry: SourceNode } {
  const title = wordsNode(find(entry, 'title'));
  const words = wordsNode(find(entry, 'description'));
  const kind = kindOf(title?.text ?? '');
  if (kind === 'other' || !words || !title || title.text.length > LONGEST_KIND) return { kind, entry };
  if (!/honou?r|award|certif|licen/i.test(title.text)) return { kind, entry };
  const [name = '', ...rest] = words.text.split('\n');
  take(entry);
  for (const one of [leaf('name', name, false), leaf('summary', rest.join('\n'), false)])
    if (one) entry.children.unshift(one);
  entry.children = entry.children.filter((child) => child.rest !== '');
  return { kind, entry };
}

function kindOf(title: string): 'award' | 'certificate' | 'other' {
  if (/certif|licen/i.test(title)) return 'certificate';
  return /project|publication|member|referen|conference|seminar|presentation|citation|course/i.test(title)
    ? 'other'
    : 'award';
}

function siteName(address: string): string {
  if (/linkedin\./i.test(address)) return 'linkedin';
  return /github\./i.test(address) ? 'github' : 'website';
}

const addressOf = (body: SourceNode | undefined): SourceNode | undefined =>
  find(find(find(body, 'contactinfo'), 'address'), 'contact');

function languagesOf(linguistic: SourceNode | undefined): EuropassLanguage[] {
  const named = (list: string, isNative: boolean): EuropassLanguage[] =>
    entriesIn(find(linguistic, list)).flatMap((entry) => {
      const name = wordsNode(find(entry, 'description'));
      return name ? [{ name, isNative, levels: valuesIn(find(entry, 'proficiencylevel')) }] : [];
    });
  return [...named('mothertonguelist', true), ...named('foreignlanguagelist', false)];
}
