import type { ListedApplicationDto, ResumeSummaryDto } from '@career/client/types';
import { t } from '../../shared/language/texts.ts';

/** The one thing worth doing first today. */
export interface NextStep {
  readonly title: string;
  readonly description: string;
  readonly to: string;
  readonly action: string;
}

type Application = Pick<
  ListedApplicationDto,
  'id' | 'company' | 'position' | 'interviewDate' | 'followUpDate'
>;
type Resume = Pick<ResumeSummaryDto, 'id' | 'title' | 'isDraft'>;

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const nextDay = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);

function interviewStep(applications: readonly Application[], now: Date): NextStep | undefined {
  const [today, tomorrow] = [dayOf(now), dayOf(nextDay(now))];
  for (const { id, company, position, interviewDate } of applications) {
    const day = interviewDate && dayOf(new Date(interviewDate));
    if (day !== today && day !== tomorrow) continue;
    return {
      title:
        day === today
          ? t`Interview today: ${position} at ${company}`
          : t`Interview tomorrow: ${position} at ${company}`,
      description: t`Read your notes and the posting once more.`,
      to: `/job-tracker/${id}`,
      action: t`Open the tracker`,
    };
  }
  return undefined;
}

function followUpStep(applications: readonly Application[], now: Date): NextStep | undefined {
  const due = applications.find(({ followUpDate }) => followUpDate !== null && followUpDate <= dayOf(now));
  return (
    due && {
      title: t`Follow up with ${due.company}`,
      description: t`Your reminder for ${due.position} is due.`,
      to: `/job-tracker/${due.id}`,
      action: t`Open the tracker`,
    }
  );
}

function draftStep(resumes: readonly Resume[]): NextStep | undefined {
  const draft = resumes.find(({ isDraft }) => isDraft);
  return (
    draft && {
      title: t`Finish ${draft.title || t`your resume`}`,
      description: t`It is saved as a draft; a few required details are still missing.`,
      to: `/resume/edit/${draft.id}`,
      action: t`Continue editing`,
    }
  );
}

/** Interviews come before follow-ups, and both before an unfinished resume. */
export function nextStep(
  resumes: readonly Resume[],
  applications: readonly Application[],
  now: Date,
): NextStep | undefined {
  return interviewStep(applications, now) ?? followUpStep(applications, now) ?? draftStep(resumes);
}
