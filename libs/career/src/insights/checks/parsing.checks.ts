import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import { listed } from '../../sentences/listed.ts';
import { plural, t } from '../../sentences/say.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import {
  contactFields,
  employers,
  type FileField,
  jobFields,
  projectFields,
  schools,
  skillFields,
  studyFields,
} from '../file-findings.ts';
import type { FileFindings } from '../file-findings.types.ts';
import { isExam, type ReadResume } from '../resume-reading.ts';
import { quoteOf } from '../text-forms.ts';
import { resultOf, shareOf } from './check-result.ts';
import { MAIN_SECTIONS, type MainSection } from './standard-headings.ts';

const NOT_CHECKED = t`Not checked: the file of this resume was not made and read.`;
const NO_TEXT = t`Software gets no text out of the file.`;

const SECTION_NAMES = {
  summary: t`Summary`,
  experience: t`Experience`,
  education: t`Education`,
  skills: t`Skills`,
} as const;
/** Steps of the editor in which the sections are filled. */
const SECTION_STEPS = { ...SECTION_NAMES, summary: t`Basic Info` } as const;
/** Part of the points of a section: a third of it is for a heading that readers know. */
const SHOWN_SHARE = { shown: 1, empty: 0, hidden: 0, unheaded: 2 / 3 } as const;

/** Without jobs, projects stand in for them at entry level. */
const projectsStandIn = ({ level, roles, projects }: ReadResume): boolean =>
  level === 'entry' && roles.length === 0 && projects.length > 0;

/** Sections of projects, internships, service and voluntary work, as far as they have entries. */
function standInSections({ source, activities }: ReadResume): Set<ResumeSection> {
  const own: ResumeSection[] = (source.achievements ?? []).length > 0 ? ['achievements'] : [];
  return new Set([...own, ...activities.map(({ section }) => section.name as ResumeSection)]);
}

const isStandInHidden = (read: ReadResume): boolean =>
  [...standInSections(read)].every((section) => read.hidden.has(section));

function stateOf(
  section: MainSection,
  read: ReadResume,
  file: FileFindings | undefined,
): keyof typeof SHOWN_SHARE {
  const { source, summary, roles, skills, hidden } = read;
  const standsIn = section === 'experience' && projectsStandIn(read);
  const filled = {
    summary: summary !== '',
    experience: roles.length > 0 || standsIn,
    education: (source.education ?? []).length > 0 || read.further.some(isExam),
    skills: skills.length > 0,
  };
  if (!filled[section]) return 'empty';
  if (standsIn ? isStandInHidden(read) : hidden.has(section)) return 'hidden';
  if (!file?.hasText || standsIn) return 'shown';
  return file.unheaded.includes(section) ? 'unheaded' : 'shown';
}

/** 1.5 points for each of the four main sections. */
export function checkSections(read: ReadResume, file: FileFindings | undefined): CheckResult {
  const states = MAIN_SECTIONS.map((section) => ({ section, state: stateOf(section, read, file) }));
  const named = (state: string): string[] =>
    states.filter((one) => one.state === state).map(({ section }) => SECTION_NAMES[section]);
  const [empty, hidden, unheaded] = [named('empty'), named('hidden'), named('unheaded')];
  const told = [
    ...(empty.length > 0 ? [t`Empty: ${listed(empty)}.`] : []),
    ...(hidden.length > 0 ? [t`Hidden on the sheet: ${listed(hidden)}.`] : []),
    ...(unheaded.length > 0 ? [t`Under headings that software does not know: ${listed(unheaded)}.`] : []),
  ];
  const evidence = states.flatMap(({ section, state }): Evidence[] => {
    const name = SECTION_NAMES[section];
    if (state === 'empty') return [{ path: section, quote: '', note: t`${name} is empty` }];
    if (state === 'hidden')
      return [{ path: 'designOptions.hiddenSections', quote: '', note: t`${name} is hidden` }];
    if (state === 'unheaded')
      return [{ path: 'templateId', quote: '', note: t`${name} has an unusual heading` }];
    return [];
  });
  const onlyHeadings = empty.length + hidden.length === 0;
  const first = states.find(({ state }) => state === 'empty');
  return resultOf('sections', {
    share: states.reduce((sum, { state }) => sum + SHOWN_SHARE[state], 0) / MAIN_SECTIONS.length,
    finding: told.length === 0 ? t`Summary, experience, education and skills are all there.` : told.join(' '),
    fix: onlyHeadings
      ? t`Choose a template whose headings say Summary, Experience, Education and Skills.`
      : t`Fill summary, experience, education and skills, and show them on the sheet.`,
    evidence,
    ...(onlyHeadings ? { fault: t`Headings that software does not know` } : {}),
    ...(first ? { section: SECTION_STEPS[first.section] } : {}),
  });
}

interface FilePart {
  points: number;
  fields: FileField[];
  /** The section is hidden on the sheet; its words may still stand elsewhere. */
  isHidden: boolean;
}

/** Contact 2 points, jobs 3, education 1, skills 2. A part that is not there earns nothing: leaving it out never pays. */
function partsOf(read: ReadResume): FilePart[] {
  const { name, email, phone } = contactFields(read);
  const { hidden } = read;
  const work = projectsStandIn(read)
    ? { points: 3, fields: projectFields(read), isHidden: isStandInHidden(read) }
    : { points: 3, fields: jobFields(read), isHidden: hidden.has('experience') };
  const contact = (points: number, field: FileField): FilePart => ({
    points,
    fields: field.text === '' ? [] : [field],
    isHidden: false,
  });
  return [
    contact(0.5, name),
    contact(0.75, email),
    contact(0.75, phone),
    work,
    { points: 1, fields: studyFields(read), isHidden: hidden.has('education') },
    { points: 2, fields: skillFields(read), isHidden: hidden.has('skills') },
  ];
}

/** What a reader of PDFs finds again. */
export function checkParseRecall(read: ReadResume, file: FileFindings | undefined): CheckResult {
  if (!file) return resultOf('parse-recall', { share: 'not-scored', finding: NOT_CHECKED });
  const fix = t`Choose a template that shows every section, and download the PDF with text; a picture of a page has none.`;
  if (!file.hasText)
    return resultOf('parse-recall', {
      share: 0,
      finding: NO_TEXT,
      fix,
      evidence: [{ path: 'templateId', quote: '' }],
    });
  const missing = new Set(file.lost);
  const lost: Evidence[] = [];
  let fieldCount = 0;
  const points = partsOf(read).reduce((sum, { points: most, fields, isHidden }) => {
    const found = fields.filter(({ path, text }) => {
      if (!isHidden && !missing.has(path)) return true;
      lost.push({
        path,
        quote: quoteOf(text, 60),
        note: isHidden ? t`hidden on the sheet` : t`not found in the file`,
      });
      return false;
    });
    fieldCount += fields.length;
    return sum + most * shareOf(found.length, fields.length);
  }, 0);
  return resultOf('parse-recall', {
    share: points / 8,
    finding:
      lost.length > 0
        ? plural(
            lost.length,
            '# field of {fieldCount} cannot be read back from the file.',
            '# fields of {fieldCount} cannot be read back from the file.',
            { fieldCount },
          )
        : plural(
            fieldCount,
            'All # field can be read back from the file.',
            'All # fields can be read back from the file.',
          ),
    fix:
      lost.length > 0
        ? fix
        : t`Fill contact, experience, education and skills: what is not there cannot be read.`,
    isThin: lost.length === 0,
    evidence: lost,
  });
}

/** Jobs must come back in the order of the resume (1.5 points), and courses too (0.5). */
export function checkReadingOrder(read: ReadResume, file: FileFindings | undefined): CheckResult {
  if (!file) return resultOf('reading-order', { share: 'not-scored', finding: NOT_CHECKED });
  const misplaced = new Set(file.misplaced);
  const wrong: Evidence[] = [];
  const orderOf = (fields: readonly FileField[]): number => {
    const inOrder = fields.filter(({ path, text }) => {
      if (text !== '' && file.hasText && !misplaced.has(path)) return true;
      wrong.push({ path, quote: quoteOf(text, 60), note: t`not where the resume has it` });
      return false;
    });
    return shareOf(inOrder.length, fields.length);
  };
  const share = 0.75 * orderOf(employers(read)) + 0.25 * orderOf(schools(read));
  return resultOf('reading-order', {
    share,
    finding: !file.hasText
      ? NO_TEXT
      : wrong.length > 0
        ? plural(
            wrong.length,
            '# entry comes out of order or not at all.',
            '# entries come out of order or not at all.',
          )
        : share < 1
          ? t`What is there reads in order.`
          : t`Jobs and education read in the order of the resume.`,
    fix: t`Choose a template with one column for experience and education.`,
    isThin: file.hasText && wrong.length === 0,
    evidence: wrong,
  });
}
