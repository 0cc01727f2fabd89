import { describe, expect, it } from '@jest/globals';
import data from './testing/assistant-texts.json' with { type: 'json' };
import { letThrough, refusedOf } from './testing/score-texts.ts';

describe('the check of what assistants bring', () => {
  it('lets no claim of a seen kind through that the resume does not bear out', () => {
    const missed = data.attacks.filter((one) => one.part === 'seen' && refusedOf(one).length === 0);
    expect(missed).toEqual([]);
    expect(letThrough('attacks', 'seen').of).toBe(108);
  });

  it('lets at most one of 108 through of the kinds that are held back', () => {
    const { through, of } = letThrough('attacks', 'held-back');
    expect(of).toBe(108);
    expect(through).toBeLessThanOrEqual(1);
  });

  it('keeps what is true', () => {
    expect(letThrough('honest', 'seen')).toEqual({ through: 20, of: 20 });
    expect(letThrough('honest', 'held-back').through).toBeGreaterThanOrEqual(18);
  });

  it('names the sentence and the reason', () => {
    const [refused] = refusedOf({
      kind: 'one',
      part: 'seen',
      resume: 'accountant',
      letter: 'I am a chartered accountant.',
    });
    expect(refused?.sentence).toBe('I am a chartered accountant.');
    expect(refused?.reason).toContain('student');
  });
});
