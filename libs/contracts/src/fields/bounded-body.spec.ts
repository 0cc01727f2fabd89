import { describe, expect, it } from '@jest/globals';
import { SaveCareerInsightDto } from '../career-insights/save-career-insight.dto.ts';
import { SaveJobApplicationDto } from '../job-applications/save-job-application.dto.ts';
import { SaveResumeDto } from '../resumes/save-resume.dto.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { mostValues, shapeOf } from './body-shape.ts';
import { boundedBody } from './bounded-body.ts';

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + 1 + valuesIn(inner), 0)
    : 0;

describe('a bounded body', () => {
  it('holds what the DTO names, at every depth, and nothing else', () => {
    const { body, fieldErrors } = boundedBody(
      {
        title: 'A',
        userId: 'x',
        personalInfo: { firstName: 'Ada', isAdmin: true },
        experience: [{ company: 'Kora', salary: 1 }],
      },
      SaveResumeDto,
    );
    expect(fieldErrors).toEqual([]);
    expect(body).toEqual({
      title: 'A',
      personalInfo: { firstName: 'Ada' },
      experience: [{ company: 'Kora' }],
    });
  });

  it('keeps the spellings of older clients', () => {
    const given = {
      education: [{ field: 'Law', gpa: '4.2' }],
      skills: [{ category: 'Data', items: ['SQL', 'R'] }],
    };
    expect(boundedBody(given, SaveResumeDto).body).toEqual(given);
  });

  it('refuses a list by its length alone, under its name and in the words of its rule', () => {
    const { body, fieldErrors } = boundedBody(
      { experience: new Array(LIMITS.entriesMax + 1).fill({}), contacts: [] },
      SaveResumeDto,
    );
    expect(body).toBeUndefined();
    expect(fieldErrors).toEqual([
      { field: 'experience', message: 'Experience can hold at most 100 entries' },
    ]);
  });

  it('keeps the wrong type of a value, and nothing inside it', () => {
    const { body } = boundedBody(
      {
        title: { a: 1 },
        summary: ['b'],
        personalInfo: [{}],
        skills: { items: [] },
        languages: [['x'], null],
      },
      SaveResumeDto,
    );
    expect(body).toEqual({ title: {}, summary: [], personalInfo: [], skills: {}, languages: [[], null] });
  });

  it.each([SaveResumeDto, SaveJobApplicationDto, SaveCareerInsightDto])(
    'of %p has no more values than its fields and lists make room for',
    (dto) => {
      expect(valuesIn(fullBody(dto))).toBe(mostValues(dto));
      expect(valuesIn(boundedBody(fullBody(dto), dto).body)).toBe(mostValues(dto));
    },
  );
});

/** Every field set, every list full. */
function fullBody(dto: new () => object): Record<string, unknown> {
  const fields = [...shapeOf(dto)].filter(([, { isAlias }]) => !isAlias);
  return Object.fromEntries(
    fields.map(([name, { maxItems, of }]) => {
      const value = of ? fullBody(of()) : 'x';
      return [name, maxItems === undefined ? value : new Array(maxItems).fill(value)];
    }),
  );
}
