import { expect, it } from '@jest/globals';
import { ENGLISH } from './english.ts';
import { summaryParts } from './summary-parts.ts';

it.each([
  [
    'Acting Financial Controller Aug. & Sept. 2024',
    'was acting Financial Controller in August and September 2024',
  ],
  ['Acting matron for 5 weeks in summer 2018', 'was acting matron for 5 weeks in summer 2018'],
  ['Acting Registrar of the court since 2023', 'have been acting Registrar of the court since 2023'],
  ['Acting as registrar during leave', 'acted as registrar during leave'],
  ['Acting head of department', undefined],
  ['Head chef from 2017 to 2019, 14 cooks', 'was head chef from 2017 to 2019, with 14 cooks'],
  ['Unit in-charge since 2023, 22 nurses', 'have been unit in-charge since 2023, with 22 nurses'],
  ['Theatre nurse from 2022 to 2025', 'was a theatre nurse from 2022 to 2025'],
  ['Worked with the head chef since 2019', 'worked with the head chef since 2019'],
])('tells a post with its time: %j', (line, told) => {
  expect(ENGLISH.firstPerson(line, false)?.text).toBe(told);
});

it('gives who is registered somewhere an article', () => {
  expect(
    summaryParts('HCPC-registered biomedical scientist (Band 6) in blood sciences').map(({ text }) => text),
  ).toEqual(['am an HCPC-registered biomedical scientist (Band 6) in blood sciences']);
});
