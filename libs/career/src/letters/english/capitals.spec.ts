import { expect, it } from '@jest/globals';
import { inSmallLetters } from './capitals.ts';
import { firstPerson, summaryInFirstPerson } from './first-person.ts';
import { withArticle } from './grammar.ts';

it.each([
  ['READ ISOMETRIC DRAWINGS AND MARK JOINT NUMBERS', 'read isometric drawings and mark joint numbers'],
  ['SMAW AND FCAW OF STRUCTURAL STEEL', 'SMAW and FCAW of structural steel'],
  ['WELDED PIPE RACKS FOR HABSHAN GAS PLANT', 'welded pipe racks for Habshan gas plant'],
  ['NEBOSH IGC', 'NEBOSH IGC'],
  ['Welded pipe racks for ADNOC', 'Welded pipe racks for ADNOC'],
])('writes capitals of a whole line small: %j', (line, small) => {
  expect(inSmallLetters(line)).toBe(small);
});

it('tells a deed and a summary in capitals as any other', () => {
  expect(firstPerson('CARRIED CABLES AND CYLINDERS FOR FOUR SENIOR WELDERS', false)?.text).toBe(
    'carried cables and cylinders for four senior welders',
  );
  expect(summaryInFirstPerson('WELDER WITH 13 YEARS GULF EXPERIENCE IN OIL AND GAS.', withArticle)).toBe(
    'I am a welder with 13 years Gulf experience in oil and gas.',
  );
});

it.each(['Drove the director when his own man was sick', 'Helped the cook when he was short of hands'])(
  'leaves out whom a letter does not name: %j',
  (line) => {
    expect(firstPerson(line, false)).toBeUndefined();
  },
);
