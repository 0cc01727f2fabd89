import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { expect, it } from '@jest/globals';
import mammoth from 'mammoth';
import { createDocx } from './docx.ts';
import { toJsonResume } from './json-resume.ts';
import { readJsonResume } from './json-resume-import.ts';
import { createPlainText } from './plain-text.ts';

const resume = {
  personalInfo: { firstName: 'Awa', lastName: 'Diop', nationality: 'Sénégalaise' },
  experience: [
    {
      company: 'Sonatel',
      position: 'Comptable',
      startDate: '2021-02',
      current: true,
      description: 'Clôture.',
    },
  ],
  education: [
    {
      degree: 'Licence',
      fieldOfStudy: 'Économie',
      institution: 'UCAD',
      startDate: '2015',
      endDate: '2018-07',
    },
  ],
  languages: [{ language: 'Wolof', proficiency: 'native' as const }],
  designOptions: { language: 'fr' as const, closingLines: ['signature' as const] },
};

it('JSON Resume brings the language back', () => {
  const back = readJsonResume(JSON.parse(JSON.stringify(toJsonResume(resume as never))));
  expect(back.resume.designOptions).toEqual({ language: 'fr' });
});

it('Word and text files print a resume in its language', async () => {
  const file = await createDocx(resume as never, { title: 'CV', author: 'Awa Diop', language: 'fr' });
  const { value: docx } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
  await loadDocumentWords('fr');
  const text = createPlainText(resume as never);
  for (const one of [docx, text]) {
    expect(one).toContain('Nationalité : Sénégalaise');
    expect(one).toContain('févr. 2021 – aujourd’hui');
    expect(one).toContain('Licence en Économie');
    expect(one).toContain('Wolof\u00a0: langue maternelle');
    expect(one).toContain('Lieu et date :');
    expect(one).not.toMatch(/Experience|Education|Present|native|Place and date/);
  }
  expect(text).toContain('EXPÉRIENCE PROFESSIONNELLE');
  expect(docx).toContain('Expérience professionnelle');
});
