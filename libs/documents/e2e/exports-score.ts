import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** What a reader made of a resume, as far as it is scored. */
export interface ReadResume {
  jobs: readonly { title: string; employer: string }[];
  schools: readonly { degree: string; institution: string }[];
  skills: readonly string[];
}

export const SCORED = ['jobs', 'schools', 'skills'] as const;
export type Scored = (typeof SCORED)[number];

/** Entries there are, entries that came back exact, and entries that a reader names. */
export interface Score {
  wanted: number;
  found: number;
  named: number;
}

export const noScore = (): Record<Scored, Score> => ({
  jobs: { wanted: 0, found: 0, named: 0 },
  schools: { wanted: 0, found: 0, named: 0 },
  skills: { wanted: 0, found: 0, named: 0 },
});

/** The entries of a resume as one text each; an entry counts when all of its parts are exact. */
function truthOf(resume: ResumeContentDto): Record<Scored, string[]> {
  return {
    jobs: (resume.experience ?? []).map(({ position, company }) => key(position, company)),
    schools: (resume.education ?? []).map(({ degree, fieldOfStudy, institution }) =>
      key([degree, fieldOfStudy].filter(Boolean).join(', '), institution),
    ),
    skills: (resume.skills ?? []).map(({ name }) => key(name)),
  };
}

const readingOf = ({ jobs, schools, skills }: ReadResume): Record<Scored, string[]> => ({
  jobs: jobs.map(({ title, employer }) => key(title, employer)),
  schools: schools.map(({ degree, institution }) => key(degree, institution)),
  skills: skills.map((skill) => key(skill)),
});

const key = (...parts: string[]): string =>
  parts.map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()).join(' @ ');

/** Adds one file to the scores. @returns what is missing and what is invented. */
export function addScore(
  scores: Record<Scored, Score>,
  resume: ResumeContentDto,
  reading: ReadResume,
): Record<Scored, { missing: string[]; invented: string[] }> {
  const truth = truthOf(resume);
  const read = readingOf(reading);
  const compared = SCORED.map((part) => {
    const left = [...read[part]];
    const missing = truth[part].filter((entry) => {
      const at = left.indexOf(entry);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const score = scores[part];
    score.wanted += truth[part].length;
    score.found += truth[part].length - missing.length;
    score.named += read[part].length;
    return [part, { missing, invented: left }] as const;
  });
  return Object.fromEntries(compared) as Record<Scored, { missing: string[]; invented: string[] }>;
}

export const recallOf = ({ wanted, found }: Score): number => (wanted === 0 ? 0 : found / wanted);
export const f1Of = ({ wanted, found, named }: Score): number =>
  found === 0 ? 0 : (2 * found) / (wanted + named);
