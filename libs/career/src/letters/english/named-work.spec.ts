import { describe, expect, it } from '@jest/globals';
import { firstPerson } from './first-person.ts';
import { summaryParts } from './summary-parts.ts';

describe('lines that name work instead of telling a deed', () => {
  it.each([
    ['Weekly report to the director on labour, inputs and sales', true],
    ['Feeding and milking routine of 60 Friesian cows', false],
    ['Safeguarding referrals; work with social services', true],
    ['Milk records, mastitis control, A.I. calendar', false],
  ])('are not put behind I: %j', (line, current) => {
    expect(firstPerson(line, current)).toBeUndefined();
  });

  it.each([
    [
      'Allocated trucks to jobs; tracked 30 trucks to Kampala',
      'allocated trucks to jobs and tracked 30 trucks to Kampala',
    ],
    ['Briefed solicitors, reviewed their fee notes', 'briefed solicitors and reviewed their fee notes'],
    [
      'Watched vehicles, helped customers, packed shelves',
      'watched vehicles, helped customers and packed shelves',
    ],
  ])('joins two deeds of one line: %j', (line, told) => {
    expect(firstPerson(line, false)?.text).toBe(told);
  });
});

describe('parts of a summary', () => {
  const texts = (sentence: string) => summaryParts(sentence).map(({ text }) => text);

  it('keep a participle together with the body that it is with', () => {
    expect(texts('Nurse, registered with the Nursing Council of Kenya since 2020.')).toEqual([
      'have been registered with the Nursing Council of Kenya since 2020',
    ]);
  });

  it.each([
    'Nurse, formerly registered with the Nursing Council of Kenya.',
    'Nurse, registered with the Nursing Council of Kenya; removed from the register in 2022.',
  ])('say nothing that is over: %j', (sentence) => {
    expect(texts(sentence)).toEqual([]);
  });
});
