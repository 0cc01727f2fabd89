import type { ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { ENTRY_SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import {
  FULL_RESUME,
  SAID_OF_PERSON,
  saidOfSection,
} from '@career/contracts/resume-table/testing/full-resume';
import { describe, expect, it } from '@jest/globals';
import mammoth from 'mammoth';
import { createDocx } from './docx.ts';
import { toJsonResume } from './json-resume.ts';
import { readJsonResume } from './json-resume-import.ts';
import { createPlainText } from './plain-text.ts';
import { printedWords } from './printed-words.ts';

const RESUME: ResumeDraft = FULL_RESUME;
const SAID = [...SAID_OF_PERSON, ...ENTRY_SECTION_NAMES.flatMap((name) => saidOfSection(name))];

describe('a resume with every field of every section', () => {
  it.each([
    ['plain text', () => createPlainText(RESUME)],
    [
      'Word',
      async () => {
        const file = await createDocx(RESUME, { title: 'Resume', author: 'Ada', language: 'en-NG' });
        return (await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) })).value;
      },
    ],
  ])(
    'is whole as %s',
    async (_what, make) => {
      const text = (await make()).replace(/https:\/\//g, '').toLowerCase();
      expect(SAID.filter((words) => !text.includes(words.toLowerCase()))).toEqual([]);
    },
    60_000,
  );

  it('goes out to JSON Resume, under the names of the schema where it has them, and comes back', () => {
    const file: unknown = JSON.parse(JSON.stringify(toJsonResume(RESUME)));
    expect(file).toMatchObject({
      projects: [{ name: 'projects name', entity: 'projects organisation', roles: ['projects role'] }],
      volunteer: [{ organization: 'volunteering organisation', position: 'volunteering role' }],
      publications: [{ name: 'publications title', releaseDate: '2017-04' }],
      interests: [
        { name: 'interests name', keywords: ['interests details first', 'interests details second'] },
      ],
      references: [{ name: 'referees name', reference: 'referees reference' }],
      'x-schoolExams': [{ 'x-exam': 'other' }],
    });
    const { resume, leftOut } = readJsonResume(file);
    expect(leftOut).toEqual([]);
    const { photoUrl: _photo, ...person } = FULL_RESUME.personalInfo;
    const { designOptions, ...content } = FULL_RESUME;
    // A flag that is not set is not written.
    const unflagged = JSON.parse(
      JSON.stringify(content, (_, value) => (value === false ? undefined : value)),
    );
    expect(resume).toMatchObject({ ...unflagged, personalInfo: person });
    expect(resume.designOptions).toEqual({ sectionHeadings: designOptions.sectionHeadings });
  });

  it('goes on in JSON Resume where it does', () => {
    const projects = [{ name: 'Dryer', startDate: '2024', current: true }];
    const { resume } = readJsonResume(JSON.parse(JSON.stringify(toJsonResume({ projects }))));
    expect(resume.projects).toEqual(projects);
  });

  it('keeps facts from paper until they are asked for', () => {
    const { shownFacts: _shown, ...designOptions } = FULL_RESUME.designOptions;
    const kept = { ...RESUME, designOptions } as ResumeDraft;
    for (const text of [createPlainText(kept), printedWords(kept) ?? '']) {
      expect(text).toContain('person nationality');
      for (const fact of ['1994', 'person gender', 'idow', 'person employmentEquity', 'person idNumber'])
        expect(text).not.toContain(fact);
    }
    expect(printedWords(RESUME)).toContain('1994-05-12');
  });
});
