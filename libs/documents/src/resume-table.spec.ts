import type { ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { EXTENDED_RESUME, extendedTable } from '@career/contracts/resume-table/testing/extended-table';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import mammoth from 'mammoth';

const RESUME = EXTENDED_RESUME as ResumeDraft;
let copy: ReturnType<typeof extendedTable>;
let all: Awaited<ReturnType<typeof readers>>;

async function readers() {
  jest.unstable_mockModule('@career/contracts/resume-table/resume-table', () => copy);
  const [docx, text, json, importer, review, printed] = await Promise.all([
    import('./docx.ts'),
    import('./plain-text.ts'),
    import('./json-resume.ts'),
    import('./json-resume-import.ts'),
    import('./import/review/review-fields.ts'),
    import('./printed-words.ts'),
  ]);
  return { ...docx, ...text, ...json, ...importer, ...review, ...printed };
}

describe('a field and a section that are in the table alone', () => {
  beforeAll(async () => {
    copy = extendedTable(await import('@career/contracts/resume-table/resume-table'));
    all = await readers();
  }, 60_000);

  it('are in the Word file and in the plain text', async () => {
    const file = await all.createDocx(RESUME, { title: 'Resume', author: 'Ada', language: 'en-NG' });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
    for (const text of [value, all.createPlainText(RESUME)]) {
      for (const said of ['Blood group: O positive', 'Team size: 12 people', 'Solar dryer', 'May 2023'])
        expect(text).toContain(said);
      for (const said of ['Dried 40 tonnes', 'Tools: AutoCAD, Excel']) expect(text).toContain(said);
    }
  }, 60_000);

  it('go out to JSON Resume and come back', () => {
    const file = JSON.stringify(all.toJsonResume(RESUME));
    expect(JSON.parse(file)).toMatchObject({
      basics: { 'x-bloodGroup': 'O positive' },
      work: [{ name: 'Kora', 'x-teamSize': '12 people' }],
      'x-patents': [{ 'x-name': 'Solar dryer', 'x-tools': ['AutoCAD', 'Excel'], 'x-paid': true }],
    });
    const { resume, leftOut } = all.readJsonResume(JSON.parse(file));
    expect(leftOut).toEqual([]);
    expect(resume).toMatchObject(EXTENDED_RESUME);
  });

  it('are among the words that a PDF carries for machines, unless their section is hidden', () => {
    expect(all.printedWords(RESUME)).toContain('Solar dryer');
    const hidden = { ...RESUME, designOptions: { hiddenSections: ['patents'] } } as unknown as ResumeDraft;
    expect(all.printedWords(hidden)).not.toContain('Solar dryer');
  });

  it('are shown for checking after an import', () => {
    const paths = all.allReviewFields(EXTENDED_RESUME).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['personalInfo.bloodGroup', 'experience.0.teamSize', 'patents.0.summary']),
    );
  });
});
