/** @jest-environment jsdom */
import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { DOCUMENT_LANGUAGES } from '@career/contracts/vocabulary/document-languages';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { describe, expect, it } from '@jest/globals';
import { drawnSheet, textOf } from './testing/drawn-sheet.tsx';

const OTHERS = DOCUMENT_LANGUAGES.filter((language) => language !== 'en');
const LABELS =
  /Work Experience|Education|Skills|Nationality|Date of birth|Present|valid to|Place and date|Subjects and grades/;

const resumeIn = (language: (typeof DOCUMENT_LANGUAGES)[number]) => ({
  ...FULL_RESUME,
  // Words of the person that are no words of the product, so that each English one is a leak.
  experience: [{ company: 'Kora', position: 'Comptable', startDate: '2021-03', current: true }],
  designOptions: { ...FULL_RESUME.designOptions, closingLines: ['signature' as const], language },
});

describe.each(OTHERS)('a sheet in %s', (language) => {
  it.each(TEMPLATE_IDS)('%s prints no English', async (id) => {
    const words = await loadDocumentWords(language);
    const { host } = drawnSheet(id, resumeIn(language));
    expect(host.querySelector('.sheet')?.getAttribute('lang')).toBe(language);
    const headings = textOf(host, '.sheet-heading-text');
    for (const english of ['Experience', 'Education', 'Skills', 'Referees']) {
      expect(headings).toContain(words.text(english));
    }
    const text = host.textContent ?? '';
    expect(text).toContain(words.text('Present'));
    expect(text).toContain(words.text('Signature:'));
    expect(LABELS.exec(text)?.[0]).toBeUndefined();
  });
});

it('a sheet is drawn again when the words of its language arrive', async () => {
  const { host, draw } = drawnSheet('classic-corporate', resumeIn('en'));
  expect(textOf(host, '.sheet-heading-text')).toContain('Education');
  await loadDocumentWords('de');
  draw(resumeIn('de'));
  expect(textOf(host, '.sheet-heading-text')).toContain('Ausbildung');
  draw(resumeIn('en'));
  expect(textOf(host, '.sheet-heading-text')).toContain('Education');
});
