import { type EntrySectionName, isEntrySection } from '@career/contracts/resume-table/resume-table';
import { headingMeaning } from '../split/sections/heading-words.ts';
import { find, leaf, type SourceNode, take, wordsNode } from '../structured/source-node.ts';
import { fieldsOfLines } from './entry-of-lines.ts';
import type { EuropassLanguage, EuropassParts } from './europass.types.ts';
import { entriesIn, moved, renamed, valuesIn } from './moved-nodes.ts';

/** Names of the element that holds a text of skills. */
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
    ...sectionsOf(entriesIn(find(learner, 'achievementlist')), drivingLicences(find(skills, 'driving'))),
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

/** A grade has no element in this schema. */
function openGrade(study: SourceNode): void {
  const words = wordsNode(find(study, 'activities'));
  const [, grade] = /^Grade: (.+)$/.exec(words?.text ?? '') ?? [];
  const value = grade === undefined ? undefined : leaf('grade', grade, false);
  if (!value) return;
  take(words);
  study.children.push(value);
}

/** Classes of the licence to drive, which the format keeps among the skills. */
const drivingLicences = (driving: SourceNode | undefined): SourceNode[] =>
  valuesIn(find(driving, 'description')).map((words) => {
    renamed(words, 'class');
    const kind = leaf('kind', 'driving', false);
    return { key: '', kind: 'object', text: '', rest: '', children: kind ? [kind, words] : [words] };
  });

/** Achievements by what their kinds are called: a section of the table, or one of the person's own. */
function sectionsOf(
  achievements: readonly SourceNode[],
  licences: readonly SourceNode[],
): Pick<EuropassParts, 'entries' | 'headed'> {
  const entries = new Map<EntrySectionName, SourceNode[]>([['licences', [...licences]]]);
  const headed = new Map<string, SourceNode[]>();
  for (const entry of achievements) {
    const kind = wordsNode(find(entry, 'title'));
    const words = wordsNode(find(entry, 'description'));
    const heading = kind && words && kind.text.length <= LONGEST_KIND ? kind.text : undefined;
    const section = sectionCalled(heading ?? '');
    // What is not a kind is the name of an award.
    if (heading === undefined) append(entries, 'achievements', entry);
    else if (section !== undefined) append(entries, section, opened(entry, section, words));
    else append(headed, heading, opened(entry, 'custom1', words));
  }
  return {
    entries: Object.fromEntries(entries),
    headed: [...headed].map(([heading, list]) => ({ heading, entries: list })),
  };
}

function append<Key>(lists: Map<Key, SourceNode[]>, key: Key, entry: SourceNode): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

function sectionCalled(heading: string): EntrySectionName | undefined {
  const kind = headingMeaning(heading)?.kind ?? '';
  return isEntrySection(kind) ? kind : undefined;
}

/** The lines of an achievement as the fields of its section. */
function opened(entry: SourceNode, section: EntrySectionName, words: SourceNode | undefined): SourceNode {
  const fields = fieldsOfLines(section, (words?.text ?? '').split('\n'));
  take(entry);
  entry.children = [...fields, ...entry.children.filter((child) => child.rest !== '')];
  return entry;
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
