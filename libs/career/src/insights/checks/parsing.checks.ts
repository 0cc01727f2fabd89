import type { ResumeSection } from '@career/contracts/vocabulary/resume-vocabulary';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import type { ReadResume } from '../resume-reading.ts';
import { counted, listed, plain, quoteOf } from '../text-forms.ts';
import { resultOf, shareOf } from './check-result.ts';
import { FileText, squashed } from './file-text.ts';
import { STANDARD_HEADINGS } from './standard-headings.ts';

const NOT_CHECKED = 'Not checked: the file of this resume was not made and read.';
const NO_TEXT = 'A reading machine gets no text out of the file.';

const SECTION_NAMES = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
} as const;
type MainSection = keyof typeof SECTION_NAMES;
/** Part of the points of a section: a third of it is for a heading that readers know. */
const SHOWN_SHARE = { shown: 1, empty: 0, hidden: 0, unheaded: 2 / 3 } as const;
const MAIN_SECTIONS = Object.keys(SECTION_NAMES) as MainSection[];

/** 1.5 points for each of the four: a third of it for a heading that readers know, when the file was read. */
export function checkSections(read: ReadResume, exportText: string | undefined): CheckResult {
  const file = exportText === undefined ? undefined : new FileText(exportText);
  const { source, summary, roles, skills, projects, hidden, level } = read;
  const standsIn = level === 'entry' && roles.length === 0 && projects.length > 0;
  const filled: Readonly<Record<MainSection, boolean>> = {
    summary: summary !== '',
    experience: roles.length > 0 || standsIn,
    education: (source.education ?? []).length > 0,
    skills: skills.length > 0,
  };
  const stateOf = (section: MainSection): 'shown' | 'empty' | 'hidden' | 'unheaded' => {
    if (!filled[section]) return 'empty';
    if (hidden.has(section === 'experience' && standsIn ? 'achievements' : section)) return 'hidden';
    if (file === undefined || standsIn || file.isEmpty) return 'shown';
    return STANDARD_HEADINGS[section].some((heading) => file.lines.has(squashed(heading)))
      ? 'shown'
      : 'unheaded';
  };
  const states = MAIN_SECTIONS.map((section) => ({ section, state: stateOf(section) }));
  const named = (state: string): string[] =>
    states.filter((one) => one.state === state).map(({ section }) => SECTION_NAMES[section]);
  const [empty, hid, unheaded] = [named('empty'), named('hidden'), named('unheaded')];
  const told = [
    ...(empty.length > 0 ? [`Empty: ${listed(empty)}.`] : []),
    ...(hid.length > 0 ? [`Hidden on the sheet: ${listed(hid)}.`] : []),
    ...(unheaded.length > 0
      ? [`Under headings that reading machines do not know: ${listed(unheaded)}.`]
      : []),
  ];
  const evidence = states.flatMap(({ section, state }): Evidence[] => {
    const name = SECTION_NAMES[section];
    if (state === 'empty') return [{ path: section, quote: '', note: `${name} is empty` }];
    if (state === 'hidden')
      return [{ path: 'designOptions.hiddenSections', quote: '', note: `${name} is hidden` }];
    if (state === 'unheaded')
      return [{ path: 'templateId', quote: '', note: `${name} has an unusual heading` }];
    return [];
  });
  const onlyHeadings = empty.length + hid.length === 0;
  return resultOf('sections', {
    share: states.reduce((sum, { state }) => sum + SHOWN_SHARE[state], 0) / MAIN_SECTIONS.length,
    finding: told.length === 0 ? 'Summary, experience, education and skills are all there.' : told.join(' '),
    fix: onlyHeadings
      ? 'Choose a template whose headings say Summary, Experience, Education and Skills.'
      : 'Fill summary, experience, education and skills, and show them on the sheet.',
    evidence,
    ...(onlyHeadings ? { fault: 'Headings that machines do not know' } : {}),
    ...(empty.length > 0 ? { section: sectionOfFirst(evidence) } : {}),
  });
}

const sectionOfFirst = (evidence: readonly Evidence[]): string => {
  const path = evidence.find(({ note }) => note?.endsWith('empty'))?.path;
  return path === 'summary'
    ? 'Basic Info'
    : path === 'education'
      ? 'Education'
      : path === 'skills'
        ? 'Skills'
        : 'Experience';
};

interface FilePart {
  points: number;
  /** Section it belongs to; the header belongs to none. */
  section?: ResumeSection;
  fields: { path: string; text: string }[];
}

/** Fields of the resume that the file must give back, with the points that each part of the resume carries. */
function partsOf({ source, skills, roles, projects, level }: ReadResume): FilePart[] {
  const { firstName, lastName, email, phone } = source.personalInfo;
  const name = [firstName, lastName].map(plain).filter(Boolean).join(' ');
  const jobs = (source.experience ?? []).flatMap((entry, index) => [
    { path: `experience.${index}.position`, text: plain(entry.position) },
    { path: `experience.${index}.company`, text: plain(entry.company) },
    { path: `experience.${index}.startDate`, text: (entry.startDate ?? '').slice(0, 4) },
  ]);
  const stand = (source.achievements ?? []).map(({ title }, index) => ({
    path: `achievements.${index}.title`,
    text: plain(title),
  }));
  const standsIn = level === 'entry' && roles.length === 0 && projects.length > 0;
  return [
    { points: 0.5, fields: [{ path: 'personalInfo.firstName', text: name }] },
    { points: 0.75, fields: [{ path: 'personalInfo.email', text: plain(email) }] },
    { points: 0.75, fields: [{ path: 'personalInfo.phone', text: plain(phone) }] },
    standsIn
      ? { points: 3, section: 'achievements', fields: stand }
      : { points: 3, section: 'experience', fields: jobs },
    {
      points: 1,
      section: 'education',
      fields: (source.education ?? []).flatMap(({ degree, institution }, index) => [
        { path: `education.${index}.degree`, text: plain(degree) },
        { path: `education.${index}.institution`, text: plain(institution) },
      ]),
    },
    { points: 2, section: 'skills', fields: skills.map(({ path, name: text }) => ({ path, text })) },
  ];
}

/**
 * What a reader of PDFs finds again: contact 2 points, jobs 3, education 1, skills 2. A part that is not there earns
 * nothing, so that leaving it out never pays.
 */
export function checkParseRecall(read: ReadResume, exportText: string | undefined): CheckResult {
  if (exportText === undefined)
    return resultOf('parse-recall', { share: 'not-scored', finding: NOT_CHECKED });
  const file = new FileText(exportText);
  const fix =
    'Choose a template that shows every section, and download the PDF with text; a picture of a page has none.';
  if (file.isEmpty)
    return resultOf('parse-recall', {
      share: 0,
      finding: NO_TEXT,
      fix,
      evidence: [{ path: 'templateId', quote: '' }],
    });
  const lost: Evidence[] = [];
  let fieldCount = 0;
  const points = partsOf(read).reduce((sum, { points: most, section, fields }) => {
    const isHidden = section !== undefined && read.hidden.has(section);
    const given = fields.filter(({ text }) => text !== '');
    const found = given.filter(({ path, text }) => {
      if (!isHidden && file.has(text)) return true;
      lost.push({
        path,
        quote: quoteOf(text, 60),
        note: isHidden ? 'hidden on the sheet' : 'not found in the file',
      });
      return false;
    });
    fieldCount += given.length;
    return sum + most * shareOf(found.length, given.length);
  }, 0);
  return resultOf('parse-recall', {
    share: points / 8,
    finding:
      lost.length > 0
        ? `${counted(lost.length, 'field')} of ${fieldCount} cannot be read back from the file.`
        : `All ${counted(fieldCount, 'field')} can be read back from the file.`,
    fix:
      lost.length > 0
        ? fix
        : 'Fill contact, experience, education and skills: what is not there cannot be read.',
    evidence: lost,
  });
}

/** Jobs must come back in the order of the resume (1.5 points), and courses too (0.5). */
export function checkReadingOrder({ source }: ReadResume, exportText: string | undefined): CheckResult {
  if (exportText === undefined)
    return resultOf('reading-order', { share: 'not-scored', finding: NOT_CHECKED });
  const file = new FileText(exportText);
  const wrong: Evidence[] = [];
  const orderOf = (fields: readonly { path: string; text: string }[]): number => {
    let place = 0;
    let inOrder = 0;
    for (const { path, text } of fields) {
      const next = file.after(text, place);
      if (next === undefined)
        wrong.push({ path, quote: quoteOf(text, 60), note: 'not where the resume has it' });
      else {
        place = next;
        inOrder += 1;
      }
    }
    return shareOf(inOrder, fields.length);
  };
  const jobs = (source.experience ?? []).map(({ company }, index) => ({
    path: `experience.${index}.company`,
    text: plain(company),
  }));
  const studies = (source.education ?? []).map(({ institution }, index) => ({
    path: `education.${index}.institution`,
    text: plain(institution),
  }));
  const share = 0.75 * orderOf(jobs) + 0.25 * orderOf(studies);
  return resultOf('reading-order', {
    share,
    finding: file.isEmpty
      ? NO_TEXT
      : wrong.length > 0
        ? `${counted(wrong.length, 'entry comes', 'entries come')} out of order or not at all.`
        : share < 1
          ? 'What is there reads in order.'
          : 'Jobs and education read in the order of the resume.',
    fix: 'Choose a template with one column for experience and education.',
    evidence: wrong,
  });
}
