import { describe, expect, it } from '@jest/globals';
import { gatheredEntries } from './gathered-entries.ts';
import { EXPERIENCE } from './sections/experience.section.ts';

const job = (company: string, position: string, location = '') => ({ company, position, location });
const shown = (jobs: object[]) => gatheredEntries(EXPERIENCE, jobs);

describe('jobs at one employer', () => {
  it('share one heading where they follow each other', () => {
    const other = job('Zuma', 'Clerk', 'Lagos');
    expect(
      shown([job('Kora', 'Lead', 'Aba'), job('kora ', 'Clerk', 'Aba'), other, job('Kora', 'Intern')]),
    ).toEqual([
      { entry: { position: 'Lead' }, heading: 'Kora | Aba', whole: job('Kora', 'Lead', 'Aba') },
      { entry: { position: 'Clerk' }, whole: job('kora ', 'Clerk', 'Aba') },
      { entry: other },
      { entry: job('Kora', 'Intern') },
    ]);
  });

  it('keep their places where those differ', () => {
    expect(shown([job('Kora', 'Lead', 'Aba'), job('Kora', 'Clerk', 'Kano')])).toEqual([
      { entry: { position: 'Lead', location: 'Aba' }, heading: 'Kora', whole: job('Kora', 'Lead', 'Aba') },
      { entry: { position: 'Clerk', location: 'Kano' }, whole: job('Kora', 'Clerk', 'Kano') },
    ]);
  });

  it('are no group without a name, nor in a section that has no employers', () => {
    const jobs = [job('', 'Lead'), job(' ', 'Clerk')];
    expect(shown(jobs)).toEqual(jobs.map((entry) => ({ entry })));
    const awards = [{ title: 'Prize' }, { title: 'Prize' }];
    expect(gatheredEntries({}, awards)).toEqual(awards.map((entry) => ({ entry })));
  });

  it('are the same objects while the entries are', () => {
    const jobs = [job('Kora', 'Lead'), job('Kora', 'Clerk')];
    expect(shown(jobs)[1]?.entry).toBe(shown([...jobs])[1]?.entry);
  });
});
