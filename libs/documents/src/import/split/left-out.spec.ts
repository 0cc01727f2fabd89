import { expect, it } from '@jest/globals';
import { printed } from '../../../test/printed-lines.ts';
import { leftOutOf } from './left-out.ts';

const NONE = { headings: new Set<number>(), beside: new Map<number, string>() };

it('leaves out a line with a date that is in no field of it, and no line of signs alone', () => {
  const lines = [printed('Accountant 2019 – 2021'), printed('Auditor 2022 – 2024'), printed('=====')];
  const values: Record<string, string> = {
    'experience.0.position': 'Accountant',
    'experience.0.startDate': '2019-01',
    'experience.0.endDate': '2021',
    'experience.1.position': 'Auditor',
    'experience.1.startDate': '2022',
  };
  const origins = Object.keys(values).map((path) => ({
    path,
    lines: [path.startsWith('experience.0') ? 0 : 1],
    needsCheck: false,
  }));
  expect(leftOutOf(lines, NONE, origins, (path) => values[path] ?? '')).toEqual([1]);
});
