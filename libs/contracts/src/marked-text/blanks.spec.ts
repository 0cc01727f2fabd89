import { describe, expect, it } from '@jest/globals';
import { blankLines, firstBlank, hasBlank, withoutBlankLines } from './blanks.ts';
import { finishedResume } from './finished-resume.ts';
import { plainResume } from './plain-resume.ts';

const TEXT = 'Served ____ customers a day.\n**Counted** the till.';

describe('blanks', () => {
  it('are runs of underscores, not one in a name', () => {
    expect(hasBlank('Served ____ customers')).toBe(true);
    expect(hasBlank('Wrote snake_case and __init__')).toBe(false);
    expect(firstBlank(TEXT)).toEqual({ start: 7, end: 11 });
    expect(firstBlank('None here')).toBeUndefined();
    expect(blankLines(TEXT)).toEqual(['Served ____ customers a day.']);
    expect(blankLines(null)).toEqual([]);
  });

  it('keep their line out of a text', () => {
    expect(withoutBlankLines(TEXT)).toBe('**Counted** the till.');
    expect(withoutBlankLines('No blank.\nNone.')).toBe('No blank.\nNone.');
  });

  it('keep their line out of what is printed, and of what rules and writers read', () => {
    const resume = { title: 'Cashier', summary: 'I sold ____ phones.', experience: [{ description: TEXT }] };
    expect(finishedResume(resume)).toEqual({
      title: 'Cashier',
      summary: '',
      experience: [{ description: '**Counted** the till.' }],
    });
    expect(plainResume(resume).experience).toEqual([{ description: 'Counted the till.' }]);
  });

  it('leave a finished resume and its parts as they are', () => {
    const resume = { summary: 'Done.', experience: [{ description: '**Counted** the till.' }] };
    expect(finishedResume(resume)).toBe(resume);
    const other = { ...resume, education: [{ institution: 'Unilag' }], summary: '___' };
    expect(finishedResume(other).experience).toBe(other.experience);
  });
});
