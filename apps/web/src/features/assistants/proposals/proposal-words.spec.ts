import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@career/contracts/vocabulary/proposal-vocabulary';
import { describe, expect, it } from '@jest/globals';
import { KIND_WORDS, RESULT_PATHS, STATE_WORDS } from './proposal-words.ts';

describe('a suggestion of an assistant', () => {
  it('has a different sentence for each kind and each state', () => {
    const words = [
      ...PROPOSAL_KINDS.map((kind) => KIND_WORDS[kind]),
      ...PROPOSAL_STATES.map((state) => STATE_WORDS[state]),
    ];
    for (const text of words) expect(text).toMatch(/^[A-Z][a-z ]+$/);
    expect(new Set(words).size).toBe(words.length);
  });

  it('opens what it made at the address of that kind of document', () => {
    const paths = PROPOSAL_KINDS.map((kind) => [kind, RESULT_PATHS[kind]('one-id')]);
    expect(Object.fromEntries(paths)).toEqual({
      'resume-text': '/resume/edit/one-id',
      'tailored-copy': '/resume/edit/one-id',
      'cover-letter': '/cover-letters/one-id',
      'application-status': '/job-tracker/one-id',
      'saved-job': '/saved-jobs/one-id',
    });
  });
});
