import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import {
  type LanguageProficiency,
  SAVED_SKILL_LEVEL,
  type SkillLevel,
} from '@career/contracts/vocabulary/resume-vocabulary';
import { present } from '../../present-fields.ts';
import { knownProficiency } from '../split/fields/levels.ts';
import { type ReadSpan, takeDate, takeLevel, takeOneDate, takePlace, takeSpan } from './read-values.ts';
import {
  entriesOf,
  find,
  plainKey,
  type SourceNode,
  take,
  takeLines,
  takeText,
  takeWords,
  wordsNode,
} from './source-node.ts';
import { furtherOf } from './table-fields.ts';

type List<
  Name extends 'experience' | 'education' | 'skills' | 'achievements' | 'certifications' | 'languages',
> = NonNullable<ResumeContentDto[Name]>;

const COMPANY = [
  'company',
  'companyname',
  'employer',
  'organization',
  'organisation',
  'organizationname',
  'name',
];
const POSITION = ['position', 'title', 'jobtitle', 'role', 'positiontitle', 'designation'];
const PLACE = ['location', 'place', 'city', 'address'];
const WORDS = [
  'summary',
  'description',
  'highlights',
  'bullets',
  'responsibilities',
  'activities',
  'achievements',
  'duties',
  'details',
];
const ROLES = ['roles', 'positions'];

/** Reads jobs. @param isOpenCurrent a job without an end goes on, as JSON Resume says. */
export function readJobs(entries: readonly SourceNode[], isOpenCurrent: boolean): List<'experience'> {
  const jobs: List<'experience'> = [];
  for (const entry of entries) {
    const roles = rolesOf(entry);
    if (jobs.length + Math.max(1, roles.length) <= LIMITS.entriesMax)
      jobs.push(...jobsOf(entry, roles, isOpenCurrent));
  }
  return jobs;
}

/** Several posts under one employer are several jobs. */
const rolesOf = (entry: SourceNode): SourceNode[] =>
  entry.kind === 'object' ? entriesOf(entry, ...ROLES).filter(({ kind }) => kind === 'object') : [];

function jobsOf(entry: SourceNode, roles: readonly SourceNode[], isOpenCurrent: boolean): List<'experience'> {
  const company = entry.kind === 'words' ? takeWords(entry) : takeText(entry, COMPANY);
  const location = takePlace(find(entry, ...PLACE));
  const posts = roles.length > 0 ? roles : [entry];
  return posts.map((post, index) => {
    // What the employer's entry says of all posts is said once, with the first.
    const shared =
      roles.length > 0 && index === 0 ? [takeLines(entry, WORDS, LIMITS.descriptionMax / 2)] : [];
    const { startDate, endDate, current, hasEnd } = inOneYear(takeSpan(post));
    const description = [...shared, takeLines(post, WORDS, LIMITS.descriptionMax / (shared.length + 1))];
    return {
      company,
      position: takeText(post, POSITION),
      startDate,
      current: current || (isOpenCurrent && !hasEnd && startDate !== ''),
      ...present({
        endDate,
        location: takePlace(roles.length > 0 ? find(post, ...PLACE) : undefined) || location,
        description: description.filter(Boolean).join('\n'),
      }),
      ...furtherOf('experience', post),
    };
  });
}

/** `2018` as the whole period of a job is when it began and ended. */
const inOneYear = (span: ReadSpan): ReadSpan =>
  span.isOneDate ? { ...span, startDate: span.endDate } : span;

/** Reads schools and courses. */
export function readStudies(entries: readonly SourceNode[]): List<'education'> {
  return entries.slice(0, LIMITS.entriesMax).map((entry) => {
    const { startDate, endDate, current } = takeSpan(entry);
    return {
      institution:
        entry.kind === 'words'
          ? takeWords(entry)
          : takeText(entry, [
              'institution',
              'school',
              'schoolname',
              'organizationname',
              'university',
              'college',
              'organization',
              'organisation',
              'name',
            ]),
      degree: takeText(entry, ['studytype', 'degree', 'degreename', 'qualification', 'title', 'program']),
      startDate,
      current,
      ...present({
        endDate,
        fieldOfStudy: takeText(entry, ['area', 'field', 'fieldofstudy', 'major', 'subject']),
        grade: takeText(entry, ['score', 'gpa', 'grade', 'result']),
      }),
      ...furtherOf('education', entry),
    };
  });
}

const SKILL_NAME = ['name', 'skill', 'title', 'label', 'category'];
const SKILL_WORDS = ['keywords', 'items', 'skills', 'list', 'keyword'];

/** Reads skills: names, groups with their keywords, texts with commas, or an object of groups. */
export function readSkills(section: SourceNode | undefined): List<'skills'> {
  const skills: List<'skills'> = [];
  const add = (node: SourceNode, name: string, level: SkillLevel | undefined, category = ''): void => {
    if (name === '' || skills.length >= LIMITS.skillsMax) {
      if (name !== '') node.rest = node.text;
      return;
    }
    skills.push({ name, level: level ?? SAVED_SKILL_LEVEL, ...present({ category }) });
  };
  const addWords = (node: SourceNode, level: SkillLevel | undefined, category: string): void => {
    for (const { part, name } of namesIn(node)) add(part, name, level, category);
  };
  const addGroup = (entry: SourceNode): void => {
    if (entry.kind !== 'object') {
      addWords(entry, undefined, '');
      return;
    }
    const level = takeLevel(entry, ['level', 'proficiency', 'description']);
    const keywords = find(entry, ...SKILL_WORDS);
    const name = takeText(entry, SKILL_NAME);
    const names = keywords ? namesIn(keywords) : [];
    const nameNode = wordsNode(find(entry, ...SKILL_NAME)) ?? entry;
    if (names.length === 0) add(nameNode, name, level);
    for (const { part, name: keyword } of names) add(part, keyword, level, name);
  };
  if (!section) return skills;
  if (section.kind === 'words') addWords(section, undefined, '');
  else if (isGroupMap(section))
    for (const group of section.children) addWords(group, undefined, group.key.slice(0, LIMITS.lineMax));
  else {
    const holder: SourceNode = { key: '', kind: 'object', text: '', rest: '', children: [section] };
    for (const entry of entriesOf(holder, plainKey(section.key))) addGroup(entry);
  }
  return skills;
}

/** `{ Languages: ['Go', 'SQL'], Tools: 'Git, Docker' }`. */
const isGroupMap = ({ kind, children }: SourceNode): boolean =>
  kind === 'object' &&
  !children.some(({ key }) =>
    [...SKILL_NAME, ...SKILL_WORDS, 'sets', 'history', 'entries'].includes(plainKey(key)),
  ) &&
  children.every(
    (child) =>
      child.kind === 'words' ||
      (child.kind === 'list' && child.children.every((one) => one.kind === 'words')),
  );

/** The names in a list, or in one text with separators; each with the value that it came from. */
function namesIn(node: SourceNode): { part: SourceNode; name: string }[] {
  if (node.kind === 'list') return node.children.map((part) => ({ part, name: takeWords(part) }));
  const part = wordsNode(node);
  if (!part) return [];
  const names = part.text.split(/[,;|•\n]+/).map((name) => name.trim());
  if (names.some((name) => name.length > LIMITS.lineMax)) return [];
  part.rest = '';
  return names.filter(Boolean).map((name) => ({ part, name }));
}

/** Reads awards; who gave one is in its description. */
export function readAwards(entries: readonly SourceNode[]): List<'achievements'> {
  return entries.slice(0, LIMITS.entriesMax).map((entry) => ({
    title: entry.kind === 'words' ? takeWords(entry) : takeText(entry, ['title', 'name', 'award']),
    ...present({
      date: takeDate(find(entry, 'date', 'issuedon', 'issued', 'year')),
      description: takeLines(
        entry,
        ['awarder', 'issuer', 'from', 'organization', 'summary', 'description', 'highlights'],
        LIMITS.descriptionMax,
      ),
    }),
    ...furtherOf('achievements', entry),
  }));
}

/** Reads certificates and licences. */
export function readCertificates(entries: readonly SourceNode[]): List<'certifications'> {
  return entries.slice(0, LIMITS.entriesMax).map((entry) => ({
    name:
      entry.kind === 'words'
        ? takeWords(entry)
        : takeText(entry, ['name', 'title', 'certificate', 'certification']),
    issuer: takeText(entry, ['issuer', 'authority', 'organization', 'organisation', 'company', 'issuedby']),
    ...present({
      date: takeOneDate(entry, [
        'date',
        'issued',
        'issuedon',
        'issuedate',
        'releasedate',
        'startdate',
        'startedon',
        'year',
      ]),
      expiryDate: takeDate(
        find(entry, 'expirydate', 'enddate', 'expires', 'expirationdate', 'finishedon', 'validuntil'),
      ),
      credentialId: takeText(entry, ['credentialid', 'licensenumber', 'license', 'number']),
    }),
    ...furtherOf('certifications', entry),
  }));
}

/** `English (Fluent)`, `English: C1`, `English - native`. */
const WITH_LEVEL = /^(\p{L}[\p{L} ]*?)\s*(?:\(|:|\s[-–—]\s)\s*([^()]+?)\)?$/u;

function takeProficiency(entry: SourceNode): LanguageProficiency | undefined {
  for (const name of ['fluency', 'proficiency', 'level', 'description']) {
    const words = wordsNode(find(entry, name));
    const known = words && knownProficiency(words.text);
    if (!known) continue;
    words.rest = '';
    return known;
  }
  return undefined;
}

/** Reads languages; a level in words that the product does not know stays to be shown. */
export function readLanguages(entries: readonly SourceNode[]): List<'languages'> {
  return entries.slice(0, LIMITS.entriesMax).map((entry) => {
    const [, written = '', said = ''] = (entry.kind === 'words' && WITH_LEVEL.exec(entry.text)) || [];
    const known = knownProficiency(said);
    if (known) {
      take(entry);
      return { language: written.slice(0, LIMITS.lineMax), proficiency: known };
    }
    const proficiency = takeProficiency(entry);
    return {
      language: entry.kind === 'words' ? takeWords(entry) : takeText(entry, ['language', 'name', 'title']),
      proficiency: proficiency ?? 'intermediate',
      ...furtherOf('languages', entry),
    };
  });
}
