import { describe, expect, it } from '@jest/globals';
import { firstPerson, summaryInFirstPerson } from './first-person.ts';
import { withArticle } from './grammar.ts';
import { respell } from './spelling.ts';

describe('a statement in the first person', () => {
  it.each([
    ['Managed 14 bank accounts.', false, 'managed 14 bank accounts'],
    ['• Led a team of six', true, 'led a team of six'],
    ['Managing hiring and training for 40 staff', false, 'managed hiring and training for 40 staff'],
    ['Managing stock and training new staff', true, 'manage stock and train new staff'],
    ['Planning, buying and storing food', false, 'planned, bought and stored food'],
    ['Prepare lesson plans for 160 students', true, 'prepare lesson plans for 160 students'],
    ['Prepare lesson plans for 160 students', false, 'prepared lesson plans for 160 students'],
    [
      'Keeps customer records and reports weekly to the manager',
      true,
      'keep customer records and report weekly to the manager',
    ],
    ['Responsible for answering 70 calls a day', false, 'was responsible for answering 70 calls a day'],
    ['- Successfully delivered 22 projects', false, 'successfully delivered 22 projects'],
    ['I reconciled the ledger weekly', true, 'reconciled the ledger weekly'],
    ['Ran the weekly clinic', false, 'ran the weekly clinic'],
  ])('reads %j (held: %j) as %j', (statement, current, predicate) => {
    expect(firstPerson(statement, current)?.text).toBe(predicate);
  });

  it.each([
    'Safety record.',
    'Dynamic team player who managed people',
    'Prepares invoices and reports to boards',
    'See https://example.com for what I built',
    'Managed <b>everything</b> in the shop',
    'Certified in first aid and rescue',
    `Managed ${'very '.repeat(40)}much`,
  ])('leaves %j alone', (statement) => {
    expect(firstPerson(statement, true)).toBeUndefined();
  });
});

describe('a summary in the first person', () => {
  it.each([
    [
      'Accountant with seven years of work in trade.',
      'I am an accountant with seven years of work in trade.',
    ],
    ['Skilled in making mathematics clear.', 'I am skilled in making mathematics clear.'],
    ['I have sold beverages for five years.', 'I have sold beverages for five years.'],
    ['HR officer with a love of order in files', 'I am an HR officer with a love of order in files.'],
    ['Seeking a role in a growing company.', undefined],
    ['Results-driven manager with many strong skills.', undefined],
    ['She has taught for ten years at schools.', undefined],
  ])('reads %j as %j', (sentence, expected) => {
    expect(summaryInFirstPerson(sentence, withArticle)).toBe(expected);
  });
});

it.each([
  ['HND in Marketing', 'an HND in Marketing'],
  ['B.Sc. in Physics', 'a B.Sc. in Physics'],
  ['MSc', 'an MSc'],
  ['LLB', 'an LLB'],
  ['university degree', 'a university degree'],
  ['hour', 'an hour'],
  ['ọmọ', 'an ọmọ'],
])('gives %j its article', (noun, expected) => {
  expect(withArticle(noun)).toBe(expected);
});

it('spells both ways, and leaves names alone', () => {
  const british = 'I organised the programme at World Labour Organisation and analysed colours.';
  expect(respell(british, 'american')).toBe(
    'I organized the program at World Labour Organisation and analyzed colors.',
  );
  expect(respell('I organized the analyzed color.', 'british')).toBe('I organised the analysed colour.');
  expect(respell(british, 'british')).toBe(british);
});

describe('what was done to the writer', () => {
  it.each([
    ['Audited by Deloitte for three years', 'was audited by Deloitte for three years'],
    ['Thanked in the acknowledgements of two papers', 'was thanked in the acknowledgements of two papers'],
    ['Led by the manager of 12 staff', 'was led by the manager of 12 staff'],
  ])('%s', (statement, said) => {
    expect(firstPerson(statement, false)?.text).toBe(said);
  });

  it.each([
    ['Saved ₦22 million by redesigning drainage falls', 'saved ₦22 million by redesigning drainage falls'],
    ['Delivered 40 projects by the deadline', 'delivered 40 projects by the deadline'],
  ])('is not %s', (statement, said) => {
    expect(firstPerson(statement, false)?.text).toBe(said);
  });
});
