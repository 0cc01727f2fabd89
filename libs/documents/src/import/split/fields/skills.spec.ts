import { describe, expect, it } from '@jest/globals';
import { printed } from '../../../../test/printed-lines.ts';
import { readLine } from '../line.ts';
import { readSkills } from './skills.ts';

const skillsOf = (...texts: string[]) =>
  readSkills(texts.map((text, at) => readLine(printed(text), at, () => false))).map(({ name, category }) =>
    category ? `${category.text}: ${name.text}` : name.text,
  );

describe('skills on one line', () => {
  it('are parted by strokes and dashes where nothing else parts them', () => {
    expect(skillsOf('teaching / lesson plans / music')).toEqual(['teaching', 'lesson plans', 'music']);
    expect(skillsOf('audit - payroll - tax')).toEqual(['audit', 'payroll', 'tax']);
    expect(skillsOf('UI / UX, Figma')).toEqual(['UI / UX', 'Figma']);
    expect(skillsOf('Monitoring / Evaluation')).toEqual(['Monitoring / Evaluation']);
  });

  it('may be in several groups', () => {
    expect(skillsOf('Networks: LTE, MPLS; Tools: Python, Wireshark')).toEqual([
      'Networks: LTE',
      'Networks: MPLS',
      'Tools: Python',
      'Tools: Wireshark',
    ]);
  });
});
