import type { ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { filledResume } from '../test/filled-resume.ts';
import { toJsonResume } from './json-resume.ts';
import { readJsonResume } from './json-resume-import.ts';

const fromJsonResume = (document: unknown) => readJsonResume(document).resume;

describe('JSON Resume', () => {
  it('brings every field back', () => {
    const document: unknown = JSON.parse(JSON.stringify(toJsonResume(filledResume())));
    expect(fromJsonResume(document)).toEqual(filledResume());
  });

  it('brings back which entries begin a page, under its own name', () => {
    const resume = filledResume();
    const broken = {
      ...resume,
      experience: (resume.experience ?? []).map((job) => ({ ...job, startOnNewPage: true })),
      projects: [{ name: 'Depot map', startOnNewPage: true }],
    };
    const document = JSON.parse(JSON.stringify(toJsonResume(broken)));
    expect(document.work[0]['x-startOnNewPage']).toBe(true);
    const { experience = [], projects = [] } = fromJsonResume(document);
    expect([...experience, ...projects].map((entry) => entry.startOnNewPage)).toEqual(
      [...broken.experience, ...broken.projects].map(() => true),
    );
  });

  it('brings any resume back', () => {
    const line = fc.stringMatching(/^[A-Za-z<>&]([ -~]{0,20}[a-z0-9>])?$/);
    const date = fc.constantFrom('2011', '2011-01', '2019-12');
    const span = { startDate: date, current: fc.constant(false) };
    const resumes = fc.record({
      title: line,
      industry: line,
      summary: line,
      personalInfo: fc.record({
        firstName: line,
        lastName: line,
        email: fc.constant('a@example.com'),
        phone: line,
      }),
      experience: fc.array(
        fc.record({ company: line, position: line, endDate: date, description: line, ...span }),
      ),
      education: fc.array(fc.record({ institution: line, degree: line, fieldOfStudy: line, ...span })),
      skills: fc.array(
        fc.record(
          {
            name: line,
            level: fc.constantFrom('beginner', 'expert'),
            category: fc.constantFrom('Office', 'Site'),
          },
          { requiredKeys: ['name', 'level'] },
        ),
      ),
      achievements: fc.array(fc.record({ title: line, date, description: line })),
      certifications: fc.array(fc.record({ name: line, issuer: line, date, expiryDate: date })),
      languages: fc.array(fc.record({ language: line, proficiency: fc.constantFrom('native', 'beginner') })),
    });
    fc.assert(
      fc.property(resumes, (resume) => {
        const document: unknown = JSON.parse(JSON.stringify(toJsonResume(resume as ResumeDraft)));
        expect(readJsonResume(document)).toEqual({ resume, leftOut: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('writes an empty draft without a fault', () => {
    expect(fromJsonResume(toJsonResume({})).experience).toEqual([]);
  });

  it('reads a document of another maker', () => {
    const resume = fromJsonResume({
      basics: { name: 'Ngozi Ada Eze', location: { city: 'Enugu', countryCode: 'NG' } },
      work: [
        {
          name: 'Zenith',
          startDate: '2020-04-01',
          endDate: '2022',
          summary: 'Led',
          highlights: ['One', 'Two'],
        },
      ],
      skills: [{ name: 'Web', keywords: ['CSS'] }, { name: 'Law' }],
      languages: [{ language: 'Igbo', fluency: 'Native speaker' }],
    });
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Ngozi',
      lastName: 'Ada Eze',
      location: 'Enugu, NG',
    });
    expect(resume.experience?.[0]).toEqual({
      company: 'Zenith',
      position: '',
      startDate: '2020-04',
      endDate: '2022',
      current: false,
      description: 'Led\nOne\nTwo',
    });
    expect(resume.skills).toEqual([
      { name: 'CSS', level: 'intermediate', category: 'Web' },
      { name: 'Law', level: 'intermediate' },
    ]);
    expect(resume.languages?.[0]?.proficiency).toBe('native');
  });

  it('bounds what it takes', () => {
    const resume = fromJsonResume({
      basics: { name: 'A\0B', summary: 'x'.repeat(100_000) },
      work: Array.from({ length: 500 }, () => ({ name: 'y'.repeat(5_000) })),
    });
    expect(resume.personalInfo?.firstName).toBe('AB');
    expect(resume.summary).toHaveLength(5_000);
    expect(resume.experience).toHaveLength(100);
    expect(resume.experience?.[0]?.company).toHaveLength(200);
  });

  it.each([[null], [[]], ['text'], [{ name: 'package' }]])('refuses %j', (document) => {
    expect(() => fromJsonResume(document)).toThrow('This is not a JSON Resume document');
  });

  it('never fails on a document of any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (basics, work, skills) => {
        expect(fromJsonResume({ basics, work, skills, meta: work }).personalInfo).toBeDefined();
      }),
    );
  });
});
