import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { filledResume } from '../../test/filled-resume.ts';
import { pdfPage } from '../../test/pdf-page.ts';
import { DOCX_LAYOUTS } from '../../tools/import-set/docx-layouts.ts';
import { PEOPLE } from '../../tools/import-set/people.ts';
import { score, total } from '../../tools/import-set/score.ts';
import { TEXT_LAYOUTS } from '../../tools/import-set/text-layouts.ts';
import { createDocx } from '../docx.ts';
import { toJsonResume } from '../json-resume.ts';
import { createPlainText } from '../plain-text.ts';
import { printedWords } from '../printed-words.ts';
import { IMPORT_BYTES_MAX, type PdfSource, readFile, readText } from './read-resume.ts';

const options = { openPdf: () => Promise.reject(new Error('no PDF here')) };
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const zip = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? bytesOf(file) : file]),
      ),
    ),
  );

/** What a written form cannot say: the person's own list title, goals, design, and the level of a skill. */
function printed() {
  const {
    title: _t,
    careerGoal: _g,
    targetCountry: _c,
    industry: _i,
    experienceLevel: _l,
    templateId: _d,
    ...resume
  } = filledResume();
  const { photoUrl: _p, ...personalInfo } = resume.personalInfo;
  return {
    ...resume,
    personalInfo,
    skills: resume.skills?.map((skill) => ({ ...skill, level: 'intermediate' })),
  };
}

describe('own files', () => {
  it('come back from Word with every printed field', async () => {
    const file = await createDocx(filledResume(), { title: 'T', author: 'A', language: 'en' });
    const { resume } = await readFile(new Uint8Array(await file.arrayBuffer()), options);
    expect(resume).toEqual(printed());
  });

  it('come back from plain text with every printed field', () => {
    expect(readText(createPlainText(filledResume())).resume).toEqual(printed());
  });

  it('come back from JSON whole', async () => {
    const file = bytesOf(JSON.stringify(toJsonResume(filledResume())));
    expect((await readFile(file, options)).resume).toEqual(filledResume());
  });

  it('come back from the words that a PDF carries, without what is not on its pages', async () => {
    const hidden = { ...filledResume(), designOptions: { hiddenSections: ['languages' as const] } };
    const words = printedWords(hidden) ?? '';
    for (const secret of ['Logistics 2026', 'relocation', 'Canada', 'Yorùbá'])
      expect(words).not.toContain(secret);
    const pdf = {
      numPages: 1,
      getPage: async () => pdfPage([{ text: 'Some page', left: 50, baseline: 700 }]),
      getMetadata: async () => ({ metadata: { get: () => words } }),
    } satisfies PdfSource;
    const { resume } = await readFile(bytesOf('%PDF-1.7'), { openPdf: async () => pdf });
    const { photoUrl: _p, ...personalInfo } = filledResume().personalInfo;
    expect(resume).toMatchObject({
      personalInfo,
      experience: filledResume().experience,
      skills: filledResume().skills,
      languages: [],
    });
  });
});

describe('files of other people', () => {
  it('give back names, addresses, jobs and dates in every layout of text and Word', async () => {
    const tallies = [];
    for (const [at, person] of PEOPLE.entries()) {
      for (const layout of Object.values(TEXT_LAYOUTS))
        tallies.push(score(person, readText(layout(person)).resume));
      const word = Object.values(DOCX_LAYOUTS);
      const layout = word[at % word.length];
      if (layout) tallies.push(score(person, (await readFile(await layout(person), options)).resume));
    }
    const shares = total(tallies);
    expect(tallies.length).toBe(168);
    for (const [field, bar] of Object.entries({
      name: 0.98,
      email: 0.98,
      phone: 0.98,
      jobs: 0.95,
      dates: 0.95,
    })) {
      expect([field, shares[field as keyof typeof shares] >= bar]).toEqual([field, true]);
    }
  }, 60_000);

  it('are read from the tables of a LinkedIn export', async () => {
    const { resume } = await readFile(
      zip({
        'Basic_LinkedInDataExport/Profile.csv':
          'First Name,Last Name,Maiden Name,Address,Headline,Summary,Industry,Geo Location,Websites\nNgozi,Eze,,,"Engineer, payments","Builds ""quiet"" systems.\nLikes logs.",Fintech,"Lagos, Nigeria",[OTHER:https://ngozi.example]',
        'Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\r\n"Kora, Ltd",Engineer,"Cut cost\nTrained six",Lagos,Mar 2021,\r\nZuma,Intern,,Aba,Jan 2019,Feb 2021\r\n',
        'Education.csv':
          'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUNILAG,2014,2018,,B.Sc.,\n',
        'Skills.csv': 'Name\nGo\nSQL\n',
        'Languages.csv': 'Name,Proficiency\nIgbo,Native or bilingual proficiency\n',
        'Email Addresses.csv':
          'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,x\nngozi@example.com,Yes,Yes,x\n',
        'PhoneNumbers.csv': 'Extension,Number,Type\n,+234 803 123 4567,Mobile\n',
        'messages.csv': 'x'.repeat(1000),
      }),
      options,
    );
    expect(resume).toMatchObject({
      summary: 'Builds "quiet" systems.\nLikes logs.',
      personalInfo: {
        firstName: 'Ngozi',
        lastName: 'Eze',
        email: 'ngozi@example.com',
        phone: '+234 803 123 4567',
        location: 'Lagos, Nigeria',
        professionalTagline: 'Engineer, payments',
        website: 'https://ngozi.example',
      },
      experience: [
        {
          company: 'Kora, Ltd',
          position: 'Engineer',
          startDate: '2021-03',
          current: true,
          description: 'Cut cost\nTrained six',
        },
        { company: 'Zuma', startDate: '2019-01', endDate: '2021-02', current: false },
      ],
      education: [{ institution: 'UNILAG', degree: 'B.Sc.', startDate: '2014', endDate: '2018' }],
      skills: [{ name: 'Go' }, { name: 'SQL' }],
      languages: [{ language: 'Igbo', proficiency: 'native' }],
    });
  });
});

describe('bad files', () => {
  const document = '<w:document/>';
  const cases: [string, () => Uint8Array<ArrayBuffer>, string][] = [
    ['an empty file', () => new Uint8Array(), 'empty'],
    ['a file that is too large', () => new Uint8Array(IMPORT_BYTES_MAX + 1), 'too-large'],
    ['a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), 'picture'],
    ['an old Word file', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old-word'],
    [
      'a ZIP cut in half',
      () => zip({ 'word/document.xml': 'x'.repeat(9000) + Math.random() }).slice(0, 60),
      'corrupt',
    ],
    [
      'a Word file of nonsense',
      () => zip({ 'word/document.xml': '<<<', '[Content_Types].xml': '<' }),
      'corrupt',
    ],
    ['a ZIP of something else', () => zip({ 'photo.jpg': 'x' }), 'unknown-type'],
    [
      'a bomb',
      () => zip({ 'word/document.xml': new Uint8Array(26_000_000), '[Content_Types].xml': document }),
      'bomb',
    ],
    [
      'a bomb that lies about its size',
      () => {
        const bomb = zip({ 'word/document.xml': new Uint8Array(26_000_000) });
        // The size after unpacking, in the header and in the directory.
        for (let at = 0; at < bomb.length - 4; at += 1) {
          const isHead = bomb[at] === 0x50 && bomb[at + 1] === 0x4b;
          if (isHead && bomb[at + 2] === 3) bomb.set([100, 0, 0, 0], at + 22);
          if (isHead && bomb[at + 2] === 1) bomb.set([100, 0, 0, 0], at + 24);
        }
        return bomb;
      },
      'bomb',
    ],
    ['JSON that is no resume', () => bytesOf('{"name":"package"}'), 'not-resume'],
    ['broken JSON', () => bytesOf('{"basics":'), 'corrupt'],
    ['a shopping list', () => bytesOf('milk\neggs\nbread'), 'not-resume'],
  ];
  it.each(cases)('%s is refused by its reason', async (_, make, problem) => {
    await expect(readFile(make(), options)).rejects.toMatchObject({ name: 'ImportRefused', problem });
  });

  it('of any words never fail in any other way, and stay within the limits', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        'EXPERIENCE',
        'Education',
        'Skills:',
        '2019 - 2021',
        '• did',
        'ada@example.com',
        '\t',
        '(',
        'a, b, c',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        try {
          const { resume } = readText(lines.join('\n'));
          expect(resume.experience?.length ?? 0).toBeLessThanOrEqual(100);
        } catch (error) {
          expect((error as Error).name).toBe('ImportRefused');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of great length are read in time and cut to what a resume may hold', () => {
    const jobs = Array.from(
      { length: 500 },
      (_, at) => `Clerk ${at}, Kora Ltd, 2019 - 2020\n• Did a thing\n`,
    ).join('\n');
    const { resume } = readText(
      `Ada Obi\nada@example.com\nSUMMARY\n${'long words '.repeat(9_000)}\nEXPERIENCE\n${jobs}`,
    );
    expect(resume.experience).toHaveLength(100);
    expect(resume.summary?.length).toBeLessThanOrEqual(5_000);
  });
});
