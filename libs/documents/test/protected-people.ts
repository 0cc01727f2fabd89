import { PERSONAS } from '@career/career/personas/personas';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { protectedResume } from './protected-resume.ts';

const QUALITIES = ['strong', 'medium', 'weak'] as const;
type Options = NonNullable<ResumeContentDto['designOptions']>;

/** Twelve careers of ten regions, told at length and in short. */
export const PEOPLE = PERSONAS.slice(0, 12).map(({ id, resumes }, index) => ({
  name: id,
  resume: resumes[QUALITIES[index % QUALITIES.length] ?? 'strong'],
}));

/**
 * One of the twelve, aiming at a market, with all protected facts. Every second one had all of them printed for the
 * Nigerian public service, which must not be a choice for any other market.
 */
export function protectedPerson(targetMarket: Options['targetMarket'], at: number): ResumeContentDto {
  const resume = marked(protectedResume(targetMarket, PEOPLE[at % PEOPLE.length]?.resume));
  if (at % 2 === 0) return resume;
  const printedAtHome: Options = {
    ...resume.designOptions,
    choicesFor: 'nigeria-public',
    shownFacts: [
      'nationality',
      'stateOfOrigin',
      'lga',
      'dateOfBirth',
      'gender',
      'maritalStatus',
      'idNumber',
      'employmentEquity',
    ],
  };
  return { ...resume, designOptions: printedAtHome };
}

/** The first words of each line bold or italic, and a link at the end of the summary. */
function marked(resume: ResumeContentDto): ResumeContentDto {
  const emphasized = (text: string | undefined, sign: string): string =>
    (text ?? '').replace(/^([\p{L}]+(?: [\p{L}]+)?)/gmu, `${sign}$1${sign}`);
  return {
    ...resume,
    summary: `${emphasized(resume.summary, '**')} [My work](https://work.example/cv)`,
    experience: (resume.experience ?? []).map((job, index) => ({
      ...job,
      description: emphasized(job.description, index % 2 === 0 ? '**' : '*'),
    })),
  };
}

/** The first sign of a mark in a text. */
export const markSignIn = (text: string): string | undefined => /.{0,20}(?:\*\*|\]\()/.exec(text)?.[0];
