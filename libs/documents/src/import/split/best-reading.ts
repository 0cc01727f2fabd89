import type { ImportedResume } from '../../json-resume-import.ts';
import type { ReadResume } from '../read-resume.types.ts';
import { findPeriod } from './dates/dates.ts';
import { degreeScore } from './fields/degrees.ts';
import { titleScore } from './fields/evidence.ts';

type Job = NonNullable<ImportedResume['experience']>[number];
type School = NonNullable<ImportedResume['education']>[number];

const SKILL_WORDS = 5;

/** About two whole entries: so much better must a reading be than one that is surer from the outset. */
const MARGIN = 6;

/** The first of several readings, the surest first, unless a later one explains the file clearly better. */
export function bestReading(readings: readonly [ReadResume, ...ReadResume[]]): ReadResume {
  const [first, ...others] = readings;
  return others.reduce((best, other) => (worthOf(other) > worthOf(best) + MARGIN ? other : best), first);
}

/** How well a reading explains its file, whatever the layout of the file is. */
export function worthOf({ resume, lines, leftOut, origins }: ReadResume): number {
  const { experience = [], education = [], skills = [], languages = [], certifications = [] } = resume;
  const { email, phone, location, firstName } = resume.personalInfo ?? {};
  const letters = (at: readonly number[]): number =>
    at.reduce((sum, one) => sum + (lines[one]?.text.length ?? 0), 0);
  const lost = letters(leftOut) / Math.max(1, letters([...lines.keys()]));
  return (
    sum(experience.map(worthOfJob)) +
    sum(education.map(worthOfSchool)) +
    sum(skills.map(({ name }) => worthOfName(name))) +
    sum(languages.map(() => 0.5)) +
    sum(certifications.map(({ name }) => worthOfName(name))) +
    [email, phone, location, firstName].filter(Boolean).length * 2 +
    (resume.summary ? 1 : 0) -
    lost * 25 -
    origins.filter(({ needsCheck }) => needsCheck).length * 0.1
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** An entry that is whole is worth most; one with a single fact is most likely none. */
function worthOfFacts(facts: readonly (string | undefined)[]): number {
  const filled = facts.filter(Boolean).length;
  return filled === facts.length ? 3 : filled === facts.length - 1 ? 0.5 : -1.5;
}

const isDated = (text: string): boolean => findPeriod(text)?.isRange === true;

function worthOfJob({ position, company, startDate }: Job): number {
  const isTurned = titleScore(company) > 1 && titleScore(position) < 1;
  const says = titleScore(position) > 0 ? 0.5 : 0;
  const isMixed = [position, company].some((text) => isDated(text) || text.length > 80);
  return worthOfFacts([position, company, startDate]) + says - (isTurned ? 1 : 0) - (isMixed ? 1.5 : 0);
}

function worthOfSchool({ institution, degree, fieldOfStudy, startDate, endDate }: School): number {
  const isTurned = degreeScore(institution) > 0;
  const isMixed = [institution, degree].some((text) => isDated(text) || text.length > 90);
  const says = degreeScore(degree) > 0 ? 0.5 : 0;
  return (
    worthOfFacts([institution, degree || fieldOfStudy, startDate || endDate]) +
    says -
    (isTurned ? 1 : 0) -
    (isMixed ? 1.5 : 0)
  );
}

function worthOfName(name: string): number {
  return name.split(/\s+/).length > SKILL_WORDS || isDated(name) ? -0.5 : 0.3;
}
