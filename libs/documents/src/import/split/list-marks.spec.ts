import { describe, expect, it } from '@jest/globals';
import { printed } from '../../../test/printed-lines.ts';
import { withoutListMarks } from './list-marks.ts';

const marked = (...texts: string[]): string[] =>
  withoutListMarks(texts.map((text) => printed(text))).map(({ text }) => text);

describe('the marks of a list', () => {
  it('are taken off where they count on from the first', () => {
    expect(marked('Skills', '1. SQL', '2. Excel', 'Languages', 'a) Swahili', 'b) English')).toEqual([
      'Skills',
      'SQL',
      'Excel',
      'Languages',
      'Swahili',
      'English',
    ]);
  });

  it('are taken off a list of one where others are numbered', () => {
    expect(marked('1. SQL', '2. Excel', 'Awards', '1. Best Oralist')).toEqual([
      'SQL',
      'Excel',
      'Awards',
      'Best Oralist',
    ]);
  });

  it('stay where nothing counts on', () => {
    expect(marked('1. FC Nürnberg', '12) Main Road', '3. Platz')).toEqual([
      '1. FC Nürnberg',
      '12) Main Road',
      '3. Platz',
    ]);
  });
});
