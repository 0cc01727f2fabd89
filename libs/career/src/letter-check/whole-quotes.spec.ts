import { describe, expect, it } from '@jest/globals';
import { resumeRecord } from './resume-statements.ts';
import { withoutWholeQuotes } from './whole-quotes.ts';

const resume = { skills: [{ name: 'ACCA: 9 of 13 papers' }] } as unknown as Parameters<
  typeof resumeRecord
>[0];
const record = resumeRecord(resume, '2026-11-24');
const read = (sentence: string): string => withoutWholeQuotes(sentence, sentence, record);

describe('quotations in a letter', () => {
  it('are one word where they are a whole statement of the resume', () => {
    expect(read('From my resume: "ACCA: 9 of 13 papers".')).toBe('From my resume: \uf002.');
  });

  it('are read like other words where they are a part of one', () => {
    expect(read('I hold the "ACCA".')).toBe('I hold the "ACCA".');
  });
});
