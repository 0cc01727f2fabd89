import { describe, expect, it } from '@jest/globals';
import { summaryInFirstPerson } from './first-person.ts';
import { withArticle } from './grammar.ts';
import { turnedToFirst } from './third-person.ts';

const writer = { first: 'Kelebogile', last: 'Moeng' };

describe('a line about its writer in the third person', () => {
  it.each([
    ['She recruits artisans and operators', true, 'recruit artisans and operators'],
    ['She recruits artisans and operators', false, 'recruited artisans and operators'],
    ['Ms Moeng chaired 14 hearings in 2025', true, 'chaired 14 hearings in 2025'],
    ['Kelebogile is a people practitioner in mining', true, 'am a people practitioner in mining'],
    ['He frames about 35 import entries a week', true, 'frame about 35 import entries a week'],
    ['He is a member of SAAFF since 2019', true, 'have been a member of SAAFF since 2019'],
    ['He has been full time on the desk since 2018', true, 'have been full time on the desk since 2018'],
    ['She plans shifts and checks the sheets', true, 'plan shifts and check the sheets'],
  ])('is turned whole: %j', (line, current, told) => {
    expect(turnedToFirst(line, writer, current)?.text).toBe(told);
  });

  it.each([
    'He was a member till 2019 and gave it up when he changed firms',
    'She runs induction and reports to the board',
    'She prepares files and is shortlisted',
    'Thabo is a people practitioner',
    'The manager is away in June',
  ])('or not at all: %j', (line) => {
    expect(turnedToFirst(line, writer, true)).toBeUndefined();
  });
});

it('makes no title of a sentence with a subject', () => {
  expect(
    summaryInFirstPerson('Kelebogile is a people practitioner with nine years in mining', withArticle),
  ).toBeUndefined();
});
