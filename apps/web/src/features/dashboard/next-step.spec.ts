import { describe, expect, it } from '@jest/globals';
import { nextStep } from './next-step.ts';

const NOW = new Date(2026, 10, 21, 9, 0);
const APPLICATION = { id: '9', company: 'Kora', position: 'Clerk', interviewDate: null, followUpDate: null };
const DRAFT = { id: '7', title: 'Clerk', isDraft: true };

describe('the next step', () => {
  it('is nothing when nothing waits', () => {
    expect(nextStep([{ ...DRAFT, isDraft: false }], [APPLICATION], NOW)).toBeUndefined();
  });

  it('is an unfinished resume', () => {
    expect(nextStep([DRAFT], [], NOW)).toMatchObject({ title: 'Finish Clerk', to: '/resume/edit/7' });
  });

  it('is a follow-up that is due, before an unfinished resume', () => {
    const due = { ...APPLICATION, followUpDate: '2026-11-21' };
    const later = { ...APPLICATION, followUpDate: '2026-11-22' };
    expect(nextStep([DRAFT], [due], NOW)).toMatchObject({
      title: 'Follow up with Kora',
      to: '/job-tracker/9',
    });
    expect(nextStep([], [later], NOW)).toBeUndefined();
  });

  it('is an interview of today or tomorrow, before all else', () => {
    const at = (day: number) => ({
      ...APPLICATION,
      interviewDate: new Date(2026, 10, day, 14).toISOString(),
    });
    const due = { ...APPLICATION, followUpDate: '2026-11-20' };
    expect(nextStep([DRAFT], [due, at(22)], NOW)?.title).toBe('Interview tomorrow: Clerk at Kora');
    expect(nextStep([], [at(21)], NOW)?.title).toBe('Interview today: Clerk at Kora');
    expect(nextStep([], [at(23)], NOW)).toBeUndefined();
  });
});
