import { COMPLETE_GROUP, DRAFT_GROUP } from '@career/contracts/fields/field';
import { SaveJobApplicationDto } from '@career/contracts/job-applications/save-job-application.dto';
import { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { IsDefined, IsString, registerDecorator, ValidateIf, validate } from 'class-validator';
import fc from 'fast-check';
import { keepsAllRules } from './quick-check.ts';

type Json = Record<string, unknown>;

const RESUME: Json = {
  title: 'Accountant, Lagos',
  careerGoal: 'local',
  industry: 'Accounting',
  experienceLevel: 'mid',
  templateId: 'classic-corporate',
  targetCountry: 'Nigeria',
  summary: 'Accountant with two plants.',
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '0803 123 4567',
    linkedin: 'linkedin.com/in/ada',
    photoUrl: '',
  },
  experience: [
    {
      company: 'Kora Foods',
      position: 'Accountant',
      startDate: '2021-03',
      endDate: '2023-01',
      description: 'Books.',
    },
    {
      company: 'Ayo Mills',
      position: 'Clerk',
      startDate: '2019',
      current: true,
      achievements: ['Closed in 3 days'],
    },
  ],
  education: [
    { institution: 'Unilag', degree: 'BSc', fieldOfStudy: 'Accounting', startDate: '2015', gpa: '4.2' },
  ],
  skills: [
    { name: 'Excel', level: 'expert' },
    { category: 'Tools', items: ['Sage', 'SAP'] },
  ],
  certifications: [{ name: 'ACA', issuer: 'ICAN', date: '2022-05' }],
  languages: [{ language: 'Yoruba', proficiency: 'native' }],
  designOptions: {},
  isDraft: false,
  version: 3,
};
const APPLICATION: Json = {
  company: 'Kora',
  position: 'Clerk',
  status: 'applied',
  appliedDate: '2026-03-03',
};

const ANY = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    'x'.repeat(20_000),
    '\u0000',
    '\ud800',
    0,
    -1,
    1.5,
    true,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    [null],
    [undefined],
    [[]],
    ['a'],
    [{}],
    { a: 1 },
    '2026-02-30',
    '2026-13',
    'javascript:alert(1)',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Puts something else in some places of a body, or takes out what is there. */
function spoiled(
  body: Json,
  changes: readonly { steps: number[]; value: unknown; removes: boolean }[],
): Json {
  const copy = structuredClone(body);
  for (const { steps, value, removes } of changes) {
    let at = copy as Json;
    for (const [depth, step] of steps.entries()) {
      const names = Object.keys(at);
      const name = names[step % Math.max(1, names.length)] ?? `new${step}`;
      const inner = at[name];
      if (depth < steps.length - 1 && typeof inner === 'object' && inner !== null) {
        at = inner as Json;
        continue;
      }
      if (removes) delete at[name];
      // Of its own: a value planted twice would hold itself.
      else at[name] = structuredClone(value);
      break;
    }
  }
  return copy;
}

const CHANGES = fc.array(
  fc.record({
    steps: fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
    value: ANY,
    removes: fc.boolean(),
  }),
  { maxLength: 3 },
);

describe('the quick check', () => {
  it.each([
    ['a resume', SaveResumeDto, RESUME, COMPLETE_GROUP],
    ['a draft', SaveResumeDto, { ...RESUME, isDraft: true }, DRAFT_GROUP],
    ['an application', SaveJobApplicationDto, APPLICATION, COMPLETE_GROUP],
  ] as const)(
    'finds %s right, and never one that class-validator refuses',
    async (_name, dto, body, group) => {
      const own = plainToInstance(dto as new () => object, body);
      expect(keepsAllRules(own, group)).toBe(true);
      let refused = 0;
      let right = 0;
      await fc.assert(
        fc.asyncProperty(CHANGES, async (changes) => {
          const plain = spoiled(body, changes);
          const [quick, slow] = [1, 2].map(() =>
            plainToInstance(dto as new () => object, structuredClone(plain)),
          );
          const isRight = keepsAllRules(quick as object, group);
          const errors = await validate(slow as object, { whitelist: true, groups: [group] });
          if (errors.length > 0) refused += 1;
          if (!isRight) return;
          right += 1;
          expect({ plain, errors }).toEqual({ plain, errors: [] });
          expect(quick).toEqual(slow);
        }),
        { numRuns: 400 },
      );
      // Both verdicts were met, or nothing was compared.
      expect(refused).toBeGreaterThan(20);
      expect(right).toBeGreaterThan(20);
    },
  );

  it('says nothing of classes without rules, of promises and of kinds of rules that it does not know', () => {
    class Bare {}
    class Waiting {
      name = 'x';
    }
    registerDecorator({
      target: Waiting,
      propertyName: 'name',
      options: { always: true },
      validator: { validate: () => Promise.resolve(false) },
    });
    class Sometimes {
      @IsString({ always: true, validateIf: () => false })
      name = 1;
    }
    class Defined {
      @IsDefined({ always: true })
      name = 'x';
    }
    class Asked {
      @ValidateIf(() => true, { always: true })
      @IsString({ always: true })
      name: unknown = 1;
    }
    for (const target of [Bare, Waiting, Sometimes, Asked])
      expect(keepsAllRules(new target(), COMPLETE_GROUP)).toBe(false);
    expect(keepsAllRules(new Defined(), COMPLETE_GROUP)).toBe(false);
  });
});
