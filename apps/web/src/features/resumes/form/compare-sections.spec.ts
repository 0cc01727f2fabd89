import { describe, expect, it } from '@jest/globals';
import { differingSections, merged, sectionLines } from './compare-sections.ts';
import { emptyEntry, emptyResumeForm, type ResumeForm } from './resume-form.ts';

const mine: ResumeForm = {
  ...emptyResumeForm(),
  title: 'Mine',
  summary: 'Same',
  experience: [{ ...emptyEntry('experience'), company: 'Kora', position: 'Officer', current: true }],
};
const theirs: ResumeForm = {
  ...mine,
  title: 'Theirs',
  experience: [{ ...emptyEntry('experience'), company: 'Kora', position: 'Officer', current: true }],
  languages: [{ ...emptyEntry('languages'), language: 'Igbo' }],
};

describe('two versions of a resume', () => {
  it('differ where their words differ, not where only the editor’s keys do', () => {
    expect(differingSections(mine, theirs).map(({ id }) => id)).toEqual(['about', 'languages']);
    expect(differingSections(mine, mine)).toEqual([]);
  });

  it('are joined section by section', () => {
    const joined = merged(mine, theirs, new Set(['languages']));
    expect(joined.title).toBe('Mine');
    expect(joined.languages).toBe(theirs.languages);
    expect(joined.experience).toBe(mine.experience);
  });

  it('can be read as plain lines', () => {
    expect(sectionLines(theirs, 'languages')).toEqual(['Igbo · intermediate']);
    expect(sectionLines(mine, 'experience')).toEqual(['Kora · Officer · current']);
    expect(sectionLines(mine, 'skills')).toEqual([]);
  });
});
