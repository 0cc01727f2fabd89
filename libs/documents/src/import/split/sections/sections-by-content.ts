import { findPeriod } from '../dates/dates.ts';
import { degreeScore, isSchoolLevel } from '../fields/degrees.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadLine } from '../line.ts';
import type { Section } from './find-sections.ts';

const CERTIFICATE =
  /^(?:(?:professional|advanced|basic|proficiency|short) )*(?:cert(?:ificate)?|certificat|attestation|licen[cs]e|training|course|workshop|seminar)(?!\p{L})/iu;

const isCertificate = ({ text }: ReadLine): boolean =>
  CERTIFICATE.test(text) && !isSchoolLevel(text) && degreeScore(text) >= 0;

const isDated = ({ text }: ReadLine): boolean => findPeriod(text) !== undefined;
const namesSchool = ({ text }: ReadLine): boolean =>
  text.split(/\s*[\t|,–—]\s*/u).some((part) => degreeScore(part) < 0);
const namesDegree = ({ text }: ReadLine): boolean =>
  text.split(/\s*[\t|,–—]\s*/u).some((part) => degreeScore(part) > 1);
const namesWork = ({ cells, bullet }: ReadLine): boolean =>
  !bullet && cells.some(({ text }) => text.length < 90 && titleScore(text) > 1);

/** Headings whose words say little of what is below. */
const VAGUE: ReadonlySet<Section['kind']> = new Set(['other', 'summary', 'training']);
const ROWS_LEAST = 2;

/** Sections that their content names more surely than their headings. */
export function sectionsByContent(sections: readonly Section[]): Section[] {
  const has = (kind: Section['kind']): boolean =>
    sections.some((section) => section.kind === kind && section.lines.length > 0);
  const schools = sections.find(({ kind }) => kind === 'education');
  return sections.map(withTicked).map((section): Section => {
    const { kind, lines } = section;
    // 'Certificates obtained' below the schools, with nothing but certificates in it, holds no schools.
    if (kind === 'education' && section !== schools && lines.length > 0 && lines.every(isCertificate))
      return { ...section, kind: 'certifications' };
    if (!VAGUE.has(kind) || lines.filter(isDated).length < ROWS_LEAST) return section;
    const isStudies = lines.filter(namesSchool).length >= ROWS_LEAST && lines.some(namesDegree);
    if (!has('education') && isStudies) return { ...section, kind: 'education' };
    const isWork =
      kind === 'other' && lines.filter(namesWork).length >= ROWS_LEAST && !lines.some(namesSchool);
    return !has('experience') && isWork ? { ...section, kind: 'experience' } : section;
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
