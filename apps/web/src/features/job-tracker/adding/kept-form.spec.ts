import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetForms, keepForm, keptForm } from './kept-form.ts';
import { blankApplication } from './new-application.ts';

const NOW = new Date(2026, 10, 21);
const BEGUN = { ...blankApplication(NOW), company: 'Kora', status: 'offer' as const };

describe('a form that was begun', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again for the same person only', () => {
    keepForm('ada', BEGUN);
    expect(keptForm('ada', NOW)).toEqual(BEGUN);
    expect(keptForm('ben', NOW)).toBeUndefined();
  });

  it('is forgotten once it is empty again, and at sign-out', () => {
    keepForm('ada', BEGUN);
    keepForm('ada', blankApplication(NOW));
    expect(keptForm('ada', NOW)).toBeUndefined();
    keepForm('ada', BEGUN);
    sessionStorage.setItem('other', 'x');
    forgetForms();
    expect(keptForm('ada', NOW)).toBeUndefined();
    expect(sessionStorage.getItem('other')).toBe('x');
  });

  it.each(['{', '[]', '7', '{"company":7,"boss":"x"}'])('kept as %j harms nothing', (text) => {
    sessionStorage.setItem('career-toolkit.new-application.ada', text);
    expect([undefined, blankApplication(NOW)]).toContainEqual(keptForm('ada', NOW));
  });
});
