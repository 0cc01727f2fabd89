import { describe, expect, it } from '@jest/globals';
import { privateFacts } from './private-facts.ts';

describe('personal facts in a text', () => {
  it.each([
    ['Date of birth: 3 May 1990', 'date of birth'],
    ['D.O.B. 03/05/1990', 'date of birth'],
    ['Born on 3rd May 1990 in Enugu.', 'date of birth'],
    ['Marital status: Married', 'marital status'],
    ['Religion: Christian', 'religion'],
    ['State of origin: Ogun', 'place of origin'],
    ['LGA: Ikeja', 'place of origin'],
    ['Sex: M', 'gender'],
    ['Nationality - Nigerian', 'nationality'],
    ['Children: none', 'children'],
    ['Next of kin: Bola Ade', 'next of kin'],
    ['BVN: 22212345678', 'identity number'],
  ])('%s is one', (text, kind) => {
    expect(privateFacts(text).map((fact) => fact.kind)).toEqual([kind]);
  });

  it.each([
    'Enrolled 400 customers for a BVN and opened their accounts.',
    'Recorded next of kin and date of birth of each patient at admission.',
    'Ran the branch on Church Street, Lagos.',
    'Grace Christian, office manager',
    'Taught religion and social studies to 60 pupils.',
    'Wrote a report on gender, tribe and state of origin in hiring.',
    'Sex education for 12 secondary schools.',
    'Trained children of ages 5 to 9.',
    'Local government area councils were my clients.',
  ])('%s is none', (text) => {
    expect(privateFacts(text)).toEqual([]);
  });

  it('says where each begins', () => {
    expect(privateFacts('Accountant. Religion: none. BVN 22212345678')).toEqual([
      { kind: 'religion', at: 12 },
      { kind: 'identity number', at: 28 },
    ]);
  });
});
