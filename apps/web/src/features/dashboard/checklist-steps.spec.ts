import { describe, expect, it } from '@jest/globals';
import { checklistSteps, type SearchProgress } from './checklist-steps.ts';

const BEGUN: SearchProgress = {
  resumeId: '7',
  hasCompleteResume: false,
  insights: 0,
  hasDownloaded: false,
  applications: 0,
  letters: 0,
};
const done = (progress: Partial<SearchProgress>) =>
  checklistSteps({ ...BEGUN, ...progress })
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title);

describe('the checklist of a job search', () => {
  it('leads from the resume to the letter', () => {
    expect(checklistSteps(BEGUN).map(({ to }) => to)).toEqual([
      '/resume/edit/7',
      '/career-insights',
      '/resume/preview/7',
      '/job-tracker',
      '/cover-letters/new',
    ]);
    expect(done({})).toEqual([]);
  });

  it.each([
    ['Finish your resume', { hasCompleteResume: true }],
    ['Check it', { insights: 1 }],
    ['Download it', { hasDownloaded: true }],
    ['Track a job', { applications: 2 }],
    ['Write a cover letter', { letters: 1 }],
  ] as const)('ticks %s by what is there', (title, progress) => {
    expect(done(progress)).toEqual([title]);
  });
});
