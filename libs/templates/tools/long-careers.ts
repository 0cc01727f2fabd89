import { TEMPLATE_IDS, type TemplateId } from '@career/contracts/vocabulary/template-ids';
import { sampleResume } from '@career/templates/samples';
import type { SheetResume } from '../src/model/sheet-resume.ts';

type Job = NonNullable<SheetResume['experience']>[number];

/** The person of a template's sample after a longer career: jobs, courses and results of further samples behind their own. */
export function longCareer(id: TemplateId, further: number): SheetResume {
  const at = TEMPLATE_IDS.indexOf(id);
  const others = Array.from({ length: further }, (_, step) =>
    sampleResume(TEMPLATE_IDS[(at + (step + 1) * 3) % TEMPLATE_IDS.length] ?? id),
  );
  const own = sampleResume(id);
  const all = [own, ...others];
  const list = <Entry>(entriesOf: (resume: SheetResume) => Entry[] | undefined, most: number): Entry[] =>
    all.flatMap((resume) => entriesOf(resume) ?? []).slice(0, most);
  return {
    ...own,
    experience: inSequence(all.flatMap(({ experience = [] }) => experience)),
    education: all.flatMap(({ education = [] }) => education).slice(0, 3),
    achievements: list(({ achievements }) => achievements, 2 + further),
    certifications: list(({ certifications }) => certifications, 2 + further),
    skills: list(({ skills }) => skills, 14),
  };
}

/** Two and a half years for each job, one after the other. */
function inSequence(jobs: readonly Job[]): Job[] {
  const month = (index: number) => `${2024 - Math.floor(index * 2.5)}-${index % 2 === 0 ? '03' : '09'}`;
  return jobs.map((job, index) => ({
    ...job,
    startDate: month(index),
    endDate: index === 0 ? '' : month(index - 1),
    current: index === 0,
  }));
}
