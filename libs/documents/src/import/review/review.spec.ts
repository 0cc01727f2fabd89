import { describe, expect, it } from '@jest/globals';
import type { ReadResume } from '../read-resume.types.ts';
import { fieldsByLine, originOf, placesOf } from './line-fields.ts';
import { likelyPlace, linePlaces, withLine, withoutLine } from './place-line.ts';
import { allReviewFields, reviewEntries, withField } from './review-fields.ts';
import {
  originsNow,
  type ReviewAction,
  reviewed,
  reviewStart,
  toCheck,
  wantedResume,
} from './review-state.ts';

const box = (top: number) => ({ page: 0, left: 50, top, right: 300, bottom: top + 12 });

const READ: ReadResume = {
  resume: {
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
    experience: [
      {
        position: 'Nurse',
        company: 'Lagos General',
        startDate: '2019',
        current: true,
        description: 'Led a ward',
      },
    ],
    skills: [
      { name: 'Triage', level: 'intermediate' },
      { name: 'Excel', level: 'intermediate', category: 'Office' },
    ],
  },
  lines: [
    { text: 'Ada Obi', box: box(40) },
    { text: 'ada@example.com', box: box(60) },
    { text: 'Nurse, Lagos General', box: box(80) },
    { text: '• Led a ward', box: box(100) },
    { text: 'Triage, Excel', box: box(120) },
    { text: '• First aid; Wound care', box: box(140) },
    { text: 'Referees on request', box: box(160) },
  ],
  leftOut: [5, 6],
  origins: [
    { path: 'personalInfo.firstName', lines: [0], boxes: [{ ...box(40), right: 90 }], needsCheck: false },
    { path: 'personalInfo.lastName', lines: [0], needsCheck: false },
    { path: 'personalInfo.email', lines: [1], needsCheck: false },
    { path: 'experience.0', lines: [2, 3], needsCheck: false },
    { path: 'experience.0.company', lines: [2], needsCheck: true },
    { path: 'experience.0.description', lines: [3], needsCheck: false },
    { path: 'skills', lines: [4], needsCheck: true },
  ],
};

const after = (...actions: ReviewAction[]) =>
  actions.reduce((state, action) => reviewed(READ, state, action), reviewStart(READ));

describe('the fields that a person checks', () => {
  it('are also those that have a special control in the editor, and choices as it calls them', () => {
    const exam = {
      exam: 'waec',
      date: '2016',
      subjects: ['English Language C4', 'Physics B2'],
      result: 'Five credits',
    };
    const [entry] = reviewEntries(
      { ...READ.resume, schoolExams: [exam] } as ReadResume['resume'],
      'schoolExams',
    );
    expect(entry?.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Examination', 'waec'],
      ['Year', '2016'],
      ['Subjects and grades', 'English Language C4\nPhysics B2'],
      ['Overall result', 'Five credits'],
    ]);
    expect(entry?.fields[0]?.words?.waec).toBe('WAEC (SSCE)');
  });
});

describe('the place of a field', () => {
  it('is that of its own words, else its lines, else those of what it belongs to', () => {
    const { lines, origins } = READ;
    const placeOf = (path: string) => placesOf(originOf(origins, path), lines);
    expect(placeOf('personalInfo.firstName')).toEqual([{ ...box(40), right: 90 }]);
    expect(placeOf('personalInfo.lastName')).toEqual([box(40)]);
    expect(placeOf('experience.0.position')).toEqual([box(80), box(100)]);
    expect(placeOf('skills.1.name')).toEqual([box(120)]);
    expect(placeOf('summary')).toEqual([]);
    expect(placeOf('experience.01')).toEqual([]);
  });
});

describe('the fields of a line', () => {
  it('name those that were read from it, the shortest first', () => {
    const paths = allReviewFields(READ.resume).map(({ path }) => path);
    const index = fieldsByLine(READ.origins, paths);
    expect(index.get(0)).toEqual(['personalInfo.firstName', 'personalInfo.lastName']);
    expect(index.get(2)).toEqual(['experience.0.company', 'experience.0.position']);
    expect(index.get(4)).toEqual(['skills.0.name']);
    expect(index.get(6)).toBeUndefined();
  });
});

describe('the fields of a section', () => {
  it('hold what was found, and what should have been', () => {
    const [job] = reviewEntries(
      { experience: [{ position: 'Nurse', startDate: '', current: false, company: '' }] },
      'experience',
    );
    expect(job?.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Job title', 'Nurse'],
      ['Company', ''],
      ['Start date', ''],
    ]);
    expect(reviewEntries({}, 'education')).toEqual([]);
    expect(reviewEntries(READ.resume, 'skills').map(({ name, fields }) => [name, fields.length])).toEqual([
      ['', 1],
      ['Office', 1],
    ]);
  });

  it('say of a job that goes on that it does, until it gets an end', () => {
    const ends = (resume: ReadResume['resume']) =>
      reviewEntries(resume, 'experience')[0]?.fields.find(({ label }) => label === 'End date')?.value;
    expect(ends(READ.resume)).toBe('Present');
    const ended = withField(READ.resume, 'experience.0.endDate', '2021-05');
    expect(ended.experience?.[0]).toMatchObject({ current: false, endDate: '2021-05' });
    expect(withField(ended, 'experience.0.endDate', 'present').experience?.[0]).toMatchObject({
      current: true,
      endDate: '',
    });
  });

  it('are corrected one by one, and the rest stays the same', () => {
    const resume = withField(READ.resume, 'experience.0.company', 'LUTH');
    expect(resume.experience?.[0]).toEqual({ ...READ.resume.experience?.[0], company: 'LUTH' });
    expect(READ.resume.experience?.[0]?.company).toBe('Lagos General');
    expect(withField({}, 'personalInfo.phone', '0803').personalInfo).toEqual({ phone: '0803' });
  });
});

describe('a line that was left out', () => {
  const [summary, job] = linePlaces(READ.resume);

  it('can go into every section, and into each job', () => {
    expect(linePlaces(READ.resume).map(({ label }) => label)).toEqual([
      'Summary',
      'Experience: Nurse, Lagos General',
      'Experience, as a new job',
      'Internships and SIWES',
      'Projects',
      'Volunteering',
      'Education',
      'School examinations',
      'National service',
      'Skills',
      'Achievements',
      'Publications',
      'Conferences',
      'Certifications',
      'Training and courses',
      'Professional memberships',
      'Licences',
      'Languages',
      'Interests',
      'Referees',
    ]);
  });

  it.each(linePlaces(READ.resume))(
    'is in $label afterwards, and gone when it is taken back',
    ({ path, label }) => {
      const state = after({ type: 'place', line: 5, path, label });
      const words = JSON.stringify(state.resume);
      expect(words).toContain('First aid');
      expect(words).toContain('Wound care');
      expect(words).not.toContain('•');
      const { path: field } = originsNow(READ, state).find(({ lines }) => lines.includes(5)) ?? {};
      const value = allReviewFields(state.resume).find((one) => one.path === field)?.value;
      expect(value).toContain('First aid');
      const back = reviewed(READ, state, { type: 'take-back', line: 5 });
      expect(JSON.stringify(back.resume)).not.toContain('First aid');
      expect(back.placed).toEqual([]);
      expect(allReviewFields(back.resume)).toEqual(allReviewFields(READ.resume));
    },
  );

  it('is offered the place of the nearest line before it', () => {
    const places = linePlaces(READ.resume);
    const likely = (line: number, from = READ.origins) => likelyPlace(line, from, places)?.path;
    expect(likely(5)).toBe('skills');
    expect(likely(3)).toBe('experience.0.description');
    expect(likely(1)).toBe('summary');
    expect(likely(5, [])).toBe('summary');
  });

  it('becomes a skill for each of its parts', () => {
    const names = withLine(READ.resume, '• First aid; Wound care', 'skills').skills?.map(({ name }) => name);
    expect(names).toEqual(['Triage', 'Excel', 'First aid', 'Wound care']);
  });

  it('is taken back without what was written beside it', () => {
    const state = after(
      { type: 'place', line: 6, path: job?.path ?? '', label: '' },
      { type: 'correct', path: 'experience.0.company', value: 'LUTH' },
      { type: 'take-back', line: 6 },
    );
    expect(state.resume.experience?.[0]).toMatchObject({ company: 'LUTH', description: 'Led a ward' });
    const rewritten = withoutLine({ summary: 'Something else' }, 'Referees on request', summary?.path ?? '');
    expect(rewritten.summary).toBe('Something else');
  });

  it('shows its place from the field that holds it', () => {
    const origins = originsNow(
      READ,
      after({ type: 'place', line: 5, path: 'experience.0.description', label: '' }),
    );
    expect(originOf(origins, 'experience.0.description')?.lines).toEqual([3, 5]);
  });
});

describe('two lines in one list', () => {
  it('keep their places when the first is taken back', () => {
    const state = after(
      { type: 'place', line: 5, path: 'achievements', label: '' },
      { type: 'place', line: 6, path: 'achievements', label: '' },
      { type: 'take-back', line: 5 },
    );
    expect(originOf(originsNow(READ, state), 'achievements.0.title')?.lines).toEqual([6]);
  });
});

describe('what must be checked', () => {
  it('are the fields of which the reader is not sure, until somebody has looked', () => {
    expect(toCheck(READ, after())).toEqual(['experience.0.company', 'skills.0.name', 'skills.1.name']);
    const state = after(
      { type: 'check', path: 'experience.0.company' },
      { type: 'correct', path: 'skills.1.name', value: 'Word' },
    );
    expect(toCheck(READ, state)).toEqual(['skills.0.name']);
    expect(state.resume.skills?.[1]).toMatchObject({ name: 'Word', category: 'Office' });
  });
});

describe('an entry that was removed', () => {
  const removal: ReviewAction = { type: 'remove', path: 'experience.0' };

  it('is not wanted until it comes back, and asks for no check meanwhile', () => {
    const state = after(removal);
    expect(wantedResume(state).experience).toEqual([]);
    expect(wantedResume(state).skills).toEqual(READ.resume.skills);
    expect(toCheck(READ, state)).toEqual(['skills.0.name', 'skills.1.name']);
    const back = reviewed(READ, state, { type: 'put-back', path: 'experience.0' });
    expect(wantedResume(back)).toEqual(READ.resume);
    expect(toCheck(READ, back)).toContain('experience.0.company');
  });

  it('takes one skill of its group', () => {
    const names = wantedResume(after({ type: 'remove', path: 'skills.0' })).skills?.map(({ name }) => name);
    expect(names).toEqual(['Excel']);
  });

  it('is no place for a line, and gives back the lines that were put into it', () => {
    const state = after({ type: 'place', line: 5, path: 'experience.0.description', label: '' }, removal);
    expect(state.placed).toEqual([]);
    expect(linePlaces(state.resume, state.removed).map(({ path }) => path)).not.toContain(
      'experience.0.description',
    );
    expect(wantedResume(reviewed(READ, state, { type: 'put-back', path: 'experience.0' }))).toEqual(
      READ.resume,
    );
  });

  it('is left out again where it was a line', () => {
    const state = after(
      { type: 'place', line: 6, path: 'achievements', label: '' },
      { type: 'remove', path: 'achievements.0' },
    );
    expect(state).toMatchObject({ placed: [], removed: new Set(), resume: { achievements: [] } });
  });

  it('stays the one removed when lines before it are taken back', () => {
    const state = after(
      { type: 'place', line: 5, path: 'skills', label: '' },
      { type: 'place', line: 6, path: 'skills', label: '' },
      { type: 'remove', path: 'skills.4' },
      { type: 'take-back', line: 5 },
    );
    expect(state.resume.skills?.map(({ name }) => name)).toEqual(['Triage', 'Excel', 'Referees on request']);
    expect(wantedResume(state).skills?.map(({ name }) => name)).toEqual(['Triage', 'Excel']);
  });
});
