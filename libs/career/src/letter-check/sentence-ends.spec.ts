import { describe, expect, it } from '@jest/globals';
import { joinedSentences } from './sentence-ends.ts';

const sentencesOf = (text: string): string[] =>
  joinedSentences(text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u));

describe('where a sentence ends', () => {
  it.each([
    ['I work at Lagoon Cement Plc. I hold ACCA.', 'I hold ACCA.'],
    ['I work at Kora Foods Ltd. My team ships daily.', 'My team ships daily.'],
    ['I left Bright Path Inc. Led the audit of 2024.', 'Led the audit of 2024.'],
    ['I trained at Tiffany & Co. The shop has 12 staff.', 'The shop has 12 staff.'],
    ['I hold a B.Sc. I use SPSS.', 'I use SPSS.'],
    ['I answer to the Dr. I file the notes.', 'I file the notes.'],
    ['I was paid by the Ikoyi Corp. In 2024 I moved.', 'In 2024 I moved.'],
    ['Most asked for vitamin C. I weighed it.', 'I weighed it.'],
    ['He said no. The order was kept.', 'The order was kept.'],
    ['I sort mail, parcels, etc. At night I drive.', 'At night I drive.'],
  ])('ends %j before the next', (text, last) => {
    expect(sentencesOf(text)).toHaveLength(2);
    expect(sentencesOf(text).at(-1)).toBe(last);
  });

  it.each([
    'I assisted Dr. Bello in theatre.',
    'I assisted Dr. I. Okafor in theatre.',
    'I work at Kora Foods Co. Ltd.',
    'I work at J. K. Stores.',
    'I hold a B.Sc. Accounting from Unilag.',
    'I taught Form 2, e.g. Algebra and French.',
    'I answer Prof. Adeyemi and Mrs. Obi.',
    'I serve gate No. 5.',
    'I drove to St. Monica daily.',
    'I sold to Bros. Okoro.',
  ])('keeps %j whole', (text) => {
    expect(sentencesOf(text)).toEqual([text]);
  });
});
