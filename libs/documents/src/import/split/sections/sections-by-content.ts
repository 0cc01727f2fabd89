import { findPeriod } from '../dates/dates.ts';
import { longWords } from '../entries/line-measure.ts';
import { degreeScore, isSchoolLevel } from '../fields/degrees.ts';
import { titleScore } from '../fields/evidence.ts';
import { isMostlyLanguages } from '../fields/languages.ts';
import type { ReadLine } from '../line.ts';
import { memo } from '../memo.ts';
import type { Section } from './find-sections.ts';

const CERTIFICATE =
  /^(?:(?:professional|advanced|basic|proficiency|short) )*(?:cert(?:ificate)?|certificat|attestation|licen[cs]e|training|course|workshop|seminar)(?!\p{L})/iu;

const isCertificate = ({ text }: ReadLine): boolean =>
  CERTIFICATE.test(text) && !isSchoolLevel(text) && degreeScore(text) >= 0;

const isDated = ({ text }: ReadLine): boolean => findPeriod(text) !== undefined;
/** What the parts of a line can name, whatever parts them. */
const PARTS = /\s*[\t|,:;@()[\]–—]\s*|\s(?:as an?|as|at|with|from|in|à|chez|comme|als|bei)\s/u;
const partsOf = memo((text: string): readonly string[] => text.split(PARTS).filter(Boolean));
const namesSchool = ({ text }: ReadLine): boolean => partsOf(text).some((part) => degreeScore(part) < 0);
const namesDegree = ({ text }: ReadLine): boolean => partsOf(text).some((part) => degreeScore(part) > 1);
const LONGEST_ROW = 200;
const namesWork = ({ text }: ReadLine): boolean =>
  text.length < LONGEST_ROW && partsOf(text).some((part) => titleScore(part) > 1);
/** A row that says when somebody worked as what, or studied what where. */
const isWorkRow = (line: ReadLine): boolean =>
  findPeriod(line.text)?.isRange === true && namesWork(line) && !namesDegree(line);
const FEW_LINES = 6;
const isWorkHead = ({ cells, bullet }: ReadLine): boolean =>
  !bullet && cells.some(({ text }) => text.length < 90 && titleScore(text) > 1);
const namesEmployer = ({ text }: ReadLine): boolean => partsOf(text).some((part) => titleScore(part) < 0);
const isStudyRow = (line: ReadLine): boolean => namesSchool(line) && namesDegree(line) && !namesWork(line);

/** Headings whose words say little of what is below. */
const VAGUE: ReadonlySet<Section['kind']> = new Set(['other', 'summary', 'training', 'certifications']);
const ROWS_LEAST = 2;
const PROSE_WORDS = 9;

const DECLARES =
  /(?<!\p{L})(?:i\W.{0,60}(?:certify|declare|affirm|confirm|attest)|je soussign|certifie (?:sur|que)|declaro|hiermit (?:erkläre|bestätige))/iu;

/** Whether the file has a section of a kind. */
type Has = (kind: Section['kind']) => boolean;

/** What a section holds is said more surely by its rows than by a heading that they contradict. */
function kindByRows({ kind, lines }: Section, has: Has): Section['kind'] {
  const [first] = lines;
  if (!first) return kind;
  if (kind === 'certifications' && DECLARES.test(first.text)) return 'formal';
  if (NO_LIST.has(kind) && isLanguages(lines) && !has('languages')) return 'languages';
  const dated = lines.filter(isDated);
  if (kind === 'experience') return isStudies(dated) ? 'education' : kind;
  if (kind === 'internships') return !has('experience') && dated.some(isSpan) ? 'experience' : kind;
  if (!VAGUE.has(kind) || dated.length === 0) return kind;
  return kindOfVague(kind, lines, has);
}

const isSpan = ({ text }: ReadLine): boolean => findPeriod(text)?.isRange === true;
const isStudies = (dated: readonly ReadLine[]): boolean =>
  dated.length >= ROWS_LEAST && dated.every(isStudyRow);

/** What dated rows below a heading that says little are about. */
function kindOfVague(kind: Section['kind'], lines: readonly ReadLine[], has: Has): Section['kind'] {
  const namesStudies = lines.filter(namesSchool).length >= ROWS_LEAST && lines.some(namesDegree);
  if (!has('education') && namesStudies) return 'education';
  const work = lines.filter(isWorkRow);
  if (kind === 'summary')
    return work.filter(({ cells }) => cells.length > 2).length >= ROWS_LEAST ? 'experience' : kind;
  const isJobs = kind === 'other' && !lines.some(namesDegree) && holdsJobs(lines, has('experience'));
  return isJobs ? 'experience' : kind;
}

/** Whether the rows below a heading that no list knows are jobs; beside a section of jobs only if all of them are. */
function holdsJobs(lines: readonly ReadLine[], hasJobs: boolean): boolean {
  const dated = lines.filter(isDated);
  const work = lines.filter(isWorkRow);
  const plain = lines.filter(({ bullet }) => !bullet);
  if (hasJobs || lines.some(namesSchool))
    return dated.length * 2 >= plain.length && work.length === dated.length && work.every(namesEmployer);
  const isMost = work.length * 2 > dated.length && dated.length * 3 >= lines.length;
  const heads = lines.filter(isWorkHead);
  return (
    (isMost && (work.length >= ROWS_LEAST || lines.length <= FEW_LINES)) ||
    (heads.length >= ROWS_LEAST && dated.length >= ROWS_LEAST)
  );
}

const NO_LIST: ReadonlySet<Section['kind']> = new Set(['other', 'conferences']);
const isLanguages = (lines: readonly ReadLine[]): boolean =>
  lines.length >= ROWS_LEAST &&
  lines.every(({ text, cells }) => cells.length === 1 && isMostlyLanguages(text));

/** 'Key qualifications' above a text: no schools. */
const isProse = ({ lines }: Section): boolean =>
  longWords(lines[0]?.text ?? '') > PROSE_WORDS &&
  !lines.some((line) => isDated(line) || line.bullet || namesSchool(line) || namesDegree(line));

/** Sections that their content names more surely than their headings. */
export function sectionsByContent(given: readonly Section[]): Section[] {
  const isText = (section: Section): boolean =>
    section.kind === 'education' && given.length > 3 && isProse(section);
  const sections = given.map(
    (section): Section => (isText(section) ? { ...section, kind: 'summary' } : section),
  );
  const has = (kind: Section['kind']): boolean =>
    sections.some((section) => section.kind === kind && section.lines.length > 0);
  const schools = sections.find(({ kind }) => kind === 'education');
  return sections.map(withTicked).map((section): Section => {
    const { kind, lines } = section;
    // 'Certificates obtained' below the schools, with nothing but certificates in it, holds no schools.
    if (kind === 'education' && section !== schools && lines.length > 0 && lines.every(isCertificate))
      return { ...section, kind: 'certifications' };
    return { ...section, kind: kindByRows(section, has) };
  });
}

const YES = /^(?:yes|y|oui|ja|sim|ndiyo|√|✓|✔|x)$/iu;
const NO = /^(?:no|n|non|nein|não|hapana|-|–|×)$/iu;

/** 'Cleaning: yes, Driving: no' in a table: what is ticked is a skill. */
function withTicked(section: Section): Section {
  const { lines } = section;
  const isTicked = ({ cells }: ReadLine): boolean =>
    cells.length > 1 &&
    cells.length % 2 === 0 &&
    cells.every(({ text }, at) => (at % 2 === 1) === (YES.test(text) || NO.test(text)));
  if (lines.length === 0 || section.kind === 'languages' || !lines.every(isTicked)) return section;
  return {
    ...section,
    kind: 'skills',
    lines: lines.flatMap((line): ReadLine[] => {
      const cells = line.cells.filter((_, at) => at % 2 === 0 && YES.test(line.cells[at + 1]?.text ?? ''));
      return cells.length > 0 ? [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }] : [];
    }),
  };
}
