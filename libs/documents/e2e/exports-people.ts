import { PERSONAS } from '@career/career/personas/personas';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

const QUALITIES = ['strong', 'medium', 'strong', 'weak'] as const;

const single = PERSONAS.filter((_, index) => index % 2 === 0).slice(0, 10);
const merged = [
  [1, 3, 5],
  [7, 9, 11, 13],
] as const;

/** Twelve people: ten careers told at length or in short, and two long ones joined of several, with skills in groups. */
export const EXPORT_PEOPLE: readonly { name: string; resume: ResumeContentDto }[] = [
  ...single.map(({ id, resumes }, index) => ({
    name: id,
    resume: resumes[QUALITIES[index % QUALITIES.length] ?? 'strong'],
  })),
  ...merged.map((places) => {
    const careers = places.flatMap((place) => PERSONAS[place] ?? []);
    return { name: careers.map(({ id }) => id).join(' + '), resume: joined(careers) };
  }),
];

function joined(careers: typeof PERSONAS): ResumeContentDto {
  const [first] = careers;
  if (!first) throw new Error('A long career needs a first one');
  const resumes = careers.map(({ resumes: { strong } }) => strong);
  const skills = resumes.flatMap(({ title, skills: own }) =>
    (own ?? []).map((skill) => ({ ...skill, category: title.replace(/,.*/, '') })),
  );
  return {
    ...first.resumes.strong,
    experience: resumes.flatMap(({ experience }, index) =>
      (experience ?? []).map((job) => (index === 0 ? job : earlier(job, index))),
    ),
    education: resumes.flatMap(({ education }) => education ?? []),
    skills: [...new Map(skills.map((skill) => [skill.name, skill])).values()],
  };
}

type Job = NonNullable<ResumeContentDto['experience']>[number];

/** The same job, so many times eight years before. */
function earlier(job: Job, times: number): Job {
  const before = (month: string | undefined): string =>
    (month ?? '2025-01').replace(/^\d{4}/, (year) => String(Number(year) - 8 * times));
  return { ...job, startDate: before(job.startDate), endDate: before(job.endDate), current: false };
}
