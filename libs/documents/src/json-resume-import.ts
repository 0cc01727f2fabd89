import { ABOUT_FIELDS, PERSON_FIELDS, RESUME_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { DOCUMENT_LANGUAGES } from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { leftOverLines } from './import/structured/left-over.ts';
import { readPerson, takeHeldPhoto } from './import/structured/read-person.ts';
import {
  readAwards,
  readCertificates,
  readJobs,
  readLanguages,
  readSkills,
  readStudies,
} from './import/structured/read-sections.ts';
import {
  entriesOf,
  find,
  isWrapped,
  plainKey,
  type SourceNode,
  sourceNode,
  take,
  takeLines,
  takeText,
} from './import/structured/source-node.ts';
import { furtherFields, furtherSections, takeField } from './import/structured/table-fields.ts';
import { withMarkedTexts } from './json-resume-marks.ts';
import { present } from './present-fields.ts';

/** What a file gives a resume of ours: every text checked and cut, nothing invented. */
export type ImportedResume = Partial<ResumeContentDto>;

/** A resume read from a file that names its fields, and a line for whatever found no place in it. */
export interface StructuredResume {
  resume: ImportedResume;
  /** A portrait that the file holds itself, as a `data:` address of a JPEG, PNG or WebP. */
  photo?: string;
  leftOut: string[];
}

const PARTS = [
  'basics',
  'work',
  'education',
  'skills',
  'sections',
  'experience',
  'employment',
  'workexperience',
];
const WRAPPERS = ['resume', 'data', 'cv', 'jsonresume'];
const WORK = ['work', 'experience', 'workexperience', 'employment', 'jobs'];

/**
 * Reads a JSON Resume document in any of its dialects: JSON Resume 0.x and 1.x, Reactive Resume 3 to 5, FRESH, and what
 * people write by hand. Throws when it is no such document at all.
 */
export function readJsonResume(document: unknown): StructuredResume {
  const source = [document, ...WRAPPERS.map((name) => fieldsOf(document)[name])].find(isResume);
  if (source === undefined) throw new Error('This is not a JSON Resume document');
  const own = ownNotes(source);
  // What this product wrote is verbatim; editors of others store their markup.
  const root = sourceNode(source, own === undefined);
  const photo = takeHeldPhoto(personOf(root));
  const marked = find(own, 'marked');
  const read = resumeOf(root, own);
  const resume = marked ? withMarkedTexts(read, (path) => find(marked, plainKey(path))?.text) : read;
  return { resume, ...(photo ? { photo } : {}), leftOut: leftOverLines(root) };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

const isResume = (value: unknown): boolean =>
  Object.keys(fieldsOf(value)).some((key) => PARTS.includes(plainKey(key)));

/** What an export of this product says beside the schema. */
const ownNotes = (document: unknown): SourceNode | undefined =>
  find(sourceNode(fieldsOf(document).meta, false), 'careertoolkit');

/** Where a file says who the person is. */
const personOf = (root: SourceNode): SourceNode =>
  find(root, 'basics', 'personal', 'personalinfo', 'profile', 'info') ?? root;

function resumeOf(root: SourceNode, own: SourceNode | undefined): ImportedResume {
  // Reactive Resume keeps its lists under `sections`, each with its own heading.
  const sections = find(root, 'sections');
  const places = sections ? [root, sections] : [root];
  const listOf = (...names: string[]): SourceNode[] => {
    for (const place of places) {
      const entries = entriesOf(place, ...names);
      if (entries.length > 0) return entries;
    }
    return [];
  };
  takeHeadings(sections);
  const person = personOf(root);
  const jobs = readJobs(listOf(...WORK), own === undefined);
  const studies = readStudies(listOf('education', 'studies'));
  return {
    ...furtherSections({
      listOf: (_section, names) => listOf(...names),
      goesOn: (list) => listedAs(own, list),
    }),
    ...ownFields(own),
    ...ownDesign(own),
    ...present({ summary: summaryOf(person, places) }),
    personalInfo: {
      ...readPerson([
        person,
        ...[find(person, 'contact'), find(root, 'contact')].filter((one) => one !== undefined),
        ...places,
      ]),
      ...furtherFields(PERSON_FIELDS, person),
      ...ownName(own),
    },
    experience: jobs.map(current(own, 'currentjobs')),
    education: studies.map(current(own, 'currentcourses')),
    skills: readSkills(places.map((place) => find(place, 'skills')).find((one) => one !== undefined)),
    achievements: readAwards(listOf('awards', 'achievements', 'honors', 'recognition')),
    certifications: readCertificates(listOf('certificates', 'certifications', 'licenses')),
    languages: readLanguages(listOf('languages')),
  };
}

/** `{ sections: { work: { name: 'Work Experience', items: [] } } }`: the heading says what the key says. */
function takeHeadings(sections: SourceNode | undefined): void {
  for (const section of sections?.children ?? [])
    if (isWrapped(section) || find(section, 'content'))
      for (const name of ['name', 'title', 'type']) take(find(section, name));
}

function summaryOf(person: SourceNode, places: readonly SourceNode[]): string {
  const names = ['summary', 'about', 'objective', 'bio', 'brief'];
  const own = takeLines(person, names, LIMITS.summaryMax);
  if (own !== '') return own;
  for (const place of places) {
    const section = find(place, ...names);
    const words =
      section?.kind === 'object'
        ? takeLines(section, ['content', 'body', 'text'], LIMITS.summaryMax)
        : takeLines(place, names, LIMITS.summaryMax);
    if (words !== '') return words;
  }
  return '';
}

/** What an export of this product says of the resume itself, field by field of the table. */
function ownFields(own: SourceNode | undefined): ImportedResume {
  const fields = Object.entries(ABOUT_FIELDS).map(([name, field]) => {
    const key = plainKey(name);
    if (name === 'templateId') return [name, TEMPLATE_IDS.find((id) => id === find(own, key)?.text)];
    return [name, takeField(own, [key], field)];
  });
  return present(Object.fromEntries(fields) as ImportedResume);
}

/** The person's own headings and the language of the document, as an export of this product has them. */
function ownDesign(own: SourceNode | undefined): ImportedResume {
  const said = find(own, 'sectionheadings');
  const sectionHeadings = present(
    Object.fromEntries(
      RESUME_SECTIONS.map((section) => [section, takeText(said, [plainKey(section)], LIMITS.nameMax)]),
    ),
  );
  const tag = find(own, 'language')?.text;
  const language = DOCUMENT_LANGUAGES.find((one) => one === tag);
  const designOptions = {
    ...(Object.keys(sectionHeadings).length > 0 && { sectionHeadings }),
    ...(language && { language }),
  };
  return Object.keys(designOptions).length > 0 ? { designOptions } : {};
}

const ownName = (own: SourceNode | undefined): { firstName?: string; lastName?: string } =>
  present({
    firstName: takeText(own, ['firstname'], LIMITS.nameMax),
    lastName: takeText(own, ['lastname'], LIMITS.nameMax),
  });

const listedAs = (own: SourceNode | undefined, list: string): Set<number> =>
  new Set(find(own, list)?.children.map(({ text }) => Number(text)));

/** What goes on in an export of this product is listed by position, whatever its dates. */
function current(own: SourceNode | undefined, list: string) {
  const listed = listedAs(own, list);
  return <Entry extends { current?: boolean; endDate?: string }>(entry: Entry, index: number): Entry => {
    if (!listed.has(index)) return entry;
    const { endDate: _, ...open } = entry;
    return { ...open, current: true } as Entry;
  };
}
