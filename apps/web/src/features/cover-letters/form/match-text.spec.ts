import type { PostingMatchDto } from '@career/client/types';
import { describe, expect, it } from '@jest/globals';
import { adviceOf, requirementText, sentenceOf } from './match-text.ts';

const match = (given: Partial<PostingMatchDto>): PostingMatchDto => ({
  resumeId: '019a0000-0000-7000-8000-000000000000',
  met: 2,
  asked: 9,
  strength: 'weak',
  requirements: [],
  ...given,
});

describe('the words about a match', () => {
  it('count what is shown', () => {
    expect(sentenceOf(match({}))).toBe('2 of 9 requirements are shown in your resume.');
    expect(sentenceOf(match({ met: 0, asked: 1 }))).toBe('0 of 1 requirement is shown in your resume.');
    expect(sentenceOf(match({ resumeId: null }))).toMatch(/no resume yet/);
  });

  it('advise where it is weak, and say nothing where it is strong or unknown', () => {
    expect(adviceOf(match({}))).toMatch(/^Look for a job closer to your experience/);
    expect(adviceOf(match({ strength: 'partial' }))).toMatch(/does not mention the rest/);
    expect(adviceOf(match({ strength: 'strong' }))).toBeUndefined();
    expect(adviceOf(match({ strength: 'unknown' }))).toBeUndefined();
    expect(adviceOf(match({ resumeId: null }))).toBeUndefined();
  });

  it('name what is asked for with its line', () => {
    const one = { line: 'ICAN and five years in audit', kind: 'must', state: 'unmet', facts: [] } as const;
    expect(requirementText({ ...one, facts: [], asks: 'five years' })).toBe(
      'five years: ICAN and five years in audit',
    );
    expect(requirementText({ ...one, facts: [], asks: 'ICAN' })).toBe('ICAN and five years in audit');
    expect(requirementText({ ...one, facts: [], asks: '' })).toBe('ICAN and five years in audit');
    const alone = { ...one, facts: [], asks: 'five years' };
    expect(requirementText(alone, [alone])).toBe('ICAN and five years in audit');
    expect(requirementText(alone, [alone, { ...alone, asks: 'ICAN' }])).toBe(
      'five years: ICAN and five years in audit',
    );
  });
});
