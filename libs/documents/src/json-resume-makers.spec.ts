import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { readJsonResume, type StructuredResume } from './json-resume-import.ts';

async function fromFile(name: string): Promise<StructuredResume> {
  const file = new URL(`../test/dialects/${name}.json`, import.meta.url);
  return readJsonResume(JSON.parse(await readFile(file, 'utf8')));
}

/** The made-up exports follow the schemas that Reactive Resume and FRESH publish. */
describe('the exports of other resume makers', () => {
  it('Reactive Resume 3 keeps lists in sections, and dates in objects', async () => {
    const { resume, leftOut } = await fromFile('reactive-resume-v3');
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Halima',
      lastName: 'Danjuma',
      location: '5 Ahmadu Bello Way, 800283, Kaduna, Kaduna State, Nigeria',
      linkedin: 'https://www.linkedin.com/in/halima-danjuma',
      photoUrl: 'https://example.com/halima.jpg',
    });
    expect(resume.experience).toMatchObject([
      { company: 'Barau Dikko Hospital', position: 'Senior pharmacist', startDate: '2019-03', current: true },
      { company: 'Doka Pharmacy', startDate: '2015-02', endDate: '2019-02', current: false },
    ]);
    expect(resume).toMatchObject({
      volunteering: [
        { organisation: 'Red Cross', role: 'First aider', startDate: '2012-01', endDate: '2013-01' },
      ],
      projects: [{ name: 'Cold chain', description: 'Vaccines by motorbike', tools: ['Logistics'] }],
      interests: [{ name: 'Riding', details: ['Polo'] }],
      referees: [
        { name: 'Dr. Musa', relationship: 'Head of pharmacy', phone: '+234 1', email: 'musa@example.com' },
      ],
    });
    expect(resume.education).toMatchObject([{ degree: 'B.Pharm.', fieldOfStudy: 'Pharmacy', grade: '4.2' }]);
    expect(resume.skills).toEqual([
      { name: 'Stock control', level: 'expert', category: 'Dispensing' },
      { name: 'Counselling', level: 'expert', category: 'Dispensing' },
    ]);
    expect(leftOut).toEqual([
      'Birthdate: 1991-05-04',
      'Profiles: Instagram · halima.d · https://instagram.com/halima.d',
      'Work (Doka Pharmacy): url https://example.org',
      'Education (Ahmadu Bello University): courses Pharmacology',
      'Certifications (PCN licence): summary Renewed each year',
    ]);
  });

  it('Reactive Resume 4 writes markup, and spans of time in words', async () => {
    const { resume, photo, leftOut } = await fromFile('reactive-resume-v4');
    expect(resume.summary).toBe('Builds bridges & roads.\nTen years on site.');
    expect(resume.personalInfo).not.toHaveProperty('photoUrl');
    expect(photo).toBe('data:image/png;base64,iVBORw0KGgo=');
    expect(resume.experience).toMatchObject([
      {
        startDate: '2019-01',
        current: true,
        location: 'Tema',
        description: 'Led 40 people.\nSaved 12 % of steel.',
      },
      { company: 'Ashanti Roads', startDate: '2014', endDate: '2018', current: false },
    ]);
    expect(resume.education).toMatchObject([
      { startDate: '2010-08', endDate: '2014-05', grade: 'First class' },
    ]);
    expect(resume.projects).toMatchObject([{ name: 'Footbridge', endDate: '2022', tools: ['Timber'] }]);
    expect(resume.referees).toBeUndefined();
    expect(resume.languages).toEqual([
      { language: 'Twi', proficiency: 'native' },
      { language: 'French', proficiency: 'beginner' },
    ]);
    expect(leftOut).toEqual([
      'Custom fields: Driving licence · Class B',
      'Experience (Volta Works): url Volta · url href https://volta.example.com',
      'Education (KNUST): summary Thesis on laterite',
      'Profiles: X · kofori · https://x.com/kofori',
      'References: Available upon request',
      'Custom, k1 name: Talks',
      'Custom: On concrete · Accra · 2023',
    ]);
  });

  it('Reactive Resume 5 holds several posts under one employer', async () => {
    const { resume, leftOut } = await fromFile('reactive-resume-v5');
    expect(resume.personalInfo).toMatchObject({
      website: 'https://amina.example.com',
      github: 'https://github.com/amina-o',
      photoUrl: 'https://example.com/amina.jpg',
    });
    expect(resume.experience).toMatchObject([
      {
        company: 'Safari Data',
        position: 'Lead analyst',
        startDate: '2021-03',
        current: true,
        location: 'Nairobi',
        description: 'A house of 60 people.\nLeads five',
      },
      {
        company: 'Safari Data',
        position: 'Analyst',
        startDate: '2017',
        endDate: '2021-02',
        location: 'Nairobi',
      },
      { company: 'Tujenge', position: 'Clerk', startDate: '' },
    ]);
    expect(resume).toMatchObject({
      volunteering: [{ organisation: 'Girls Who Code', endDate: '2018', description: 'Taught 40 girls' }],
      projects: [{ name: 'Solar meter', endDate: '2020', description: 'Reads the sun' }],
      referees: [{ name: 'Joy Wanjiru', role: 'Director', phone: '+254 1' }],
    });
    expect(resume.skills?.map(({ name, category }) => [name, category])).toEqual([
      ['SQL', undefined],
      ['pandas', 'Python'],
      ['NumPy', 'Python'],
    ]);
    expect(leftOut).toEqual([
      'Website: My site',
      'Custom fields: Born 1994',
      'Experience (Safari Data): period 2017 – Present',
      'Experience (Tujenge): period sometime in 2015',
      'Education (University of Nairobi): location Nairobi',
      'Custom sections: summary · Motto · Measure twice',
    ]);
  });

  it('FRESH has its own names for everything', async () => {
    const { resume, leftOut } = await fromFile('fresh');
    expect(resume.personalInfo).toMatchObject({
      lastName: 'Bello',
      email: 'zainab@example.com',
      professionalTagline: 'Nurse',
    });
    expect(resume.summary).toBe('Ward nurse since 2012.');
    expect(resume.experience).toMatchObject([
      { company: 'LUTH', startDate: '2015-09', current: true },
      { company: 'Eko Clinic', startDate: '2012', endDate: '2015-08' },
    ]);
    expect(resume.volunteering).toMatchObject([
      { organisation: 'Red Cross', startDate: '2010', endDate: '2011' },
    ]);
    expect(resume.publications).toMatchObject([{ title: 'On triage', date: '2020' }]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Triage', 'Wound care', 'Driving']);
    expect(leftOut).toContain('Writing (On triage): flavor article');
  });
});

describe('a document that no program writes', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'{"basics":'.repeat(depth)}1${'}'.repeat(depth)}`);

  it.each<[string, () => unknown, string]>([
    ['is nested without end', () => nested(20_000), 'This file is damaged'],
    [
      'holds a million values',
      () => ({ work: Array.from({ length: 1_000_000 }, () => 1) }),
      'far more text than a resume',
    ],
    ['holds no part of a resume', () => ({ dependencies: {} }), 'This is not a JSON Resume document'],
  ])('%s', (_what, document, words) => {
    expect(() => readJsonResume(document())).toThrow(words);
  });

  it('keeps its own names for fields, whatever they are', () => {
    const document: unknown = JSON.parse(
      '{"work":[{"name":"Kora\\u0000","__proto__":{"position":"Clerk"},"constructor":"Note"}],"__proto__":{"admin":true}}',
    );
    const { resume, leftOut } = readJsonResume(document);
    expect(resume.experience).toMatchObject([{ company: 'Kora', position: '' }]);
    expect(leftOut).toEqual(['Work (Kora): proto position Clerk · constructor Note']);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('is read within its limits when it is five megabytes long', () => {
    const work = Array.from({ length: 4_000 }, (_, index) => ({
      name: `Firm ${index}`,
      summary: 'word '.repeat(250),
    }));
    const { resume, leftOut } = readJsonResume({ work });
    expect(JSON.stringify({ work }).length).toBeGreaterThan(5_000_000);
    expect(resume.experience).toHaveLength(100);
    expect(leftOut.at(-1)).toBe('1900 more lines of this file');
  });
});
