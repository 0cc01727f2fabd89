import { t } from '../../../shared/language/texts.ts';
import type { StepId } from '../form/steps.ts';

/** What each step is about, below its heading. */
export const INTRODUCTION: Record<StepId, string> = {
  template: t`Choose a look. You can change it at any time without losing a word.`,
  basic: t`Who you are and the work you are looking for.`,
  experience: t`Your jobs, newest first.`,
  education: t`Your schools and courses, newest first.`,
  skills: t`What you can do, in groups that make sense to you.`,
  details: t`Achievements, certifications, languages, and what you add: school exams, licences, referees and more.`,
};
