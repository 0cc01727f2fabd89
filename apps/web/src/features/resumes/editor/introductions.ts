import type { StepId } from '../form/steps.ts';

/** What each step is about, below its heading. */
export const INTRODUCTION: Record<StepId, string> = {
  template: 'Choose a look. You can change it at any time without losing a word.',
  basic: 'Who you are and the work you are looking for.',
  experience: 'Your jobs, newest first.',
  education: 'Your schools and courses, newest first.',
  skills: 'What you can do, in groups that make sense to you.',
  details:
    'Achievements, certifications, languages, and what you add: school exams, licences, referees and more.',
};
