import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { createDocx } from './docx.ts';
import { createLetterDocx } from './letter-docx.ts';

const info = { title: 'سيرة', author: 'سارة عثمان', language: 'ar' };
const RESUME = {
  personalInfo: {
    firstName: 'سارة',
    lastName: 'عثمان',
    email: 'sara@example.com',
    phone: '+249 912 345 678',
  },
  experience: [
    {
      position: 'محاسبة',
      company: 'Kora Foods Ltd',
      startDate: '2020-01',
      description: '- خفضت التكلفة 12.5% باستخدام Microsoft Excel في السنة.\n1. سطر',
    },
  ],
};

async function paragraphsOf(file: Blob): Promise<string[]> {
  const xml = strFromU8(
    unzipSync(new Uint8Array(await file.arrayBuffer()))['word/document.xml'] ?? new Uint8Array(),
  );
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph);
}

/** The runs of a paragraph: `<` before those from right to left. */
const runsOf = (paragraph: string): string[] =>
  [...paragraph.matchAll(/<w:r>.*?<\/w:r>/gs)].map(
    ([run]) => `${run.includes('<w:rtl/>') ? '<' : ''}${run.replace(/<[^>]+>/g, '')}`,
  );

it('a resume in Arabic is laid out from right to left, its Latin words and numbers from left to right', async () => {
  const paragraphs = await paragraphsOf(
    await createDocx({ ...RESUME, designOptions: { language: 'ar' } }, info),
  );
  expect(paragraphs.length).toBeGreaterThan(6);
  for (const paragraph of paragraphs) expect(paragraph).toContain('<w:bidi/>');
  const find = (text: string) => runsOf(paragraphs.find((one) => one.includes(text)) ?? '');
  expect(find('سارة')).toEqual(['<سارة عثمان']);
  expect(find('sara@')).toEqual(['sara@example.com', '< | ', '+249 912 345 678']);
  expect(find('12.5')).toEqual(['<خفضت التكلفة ', '12.5%', '< باستخدام ', 'Microsoft Excel', '< في السنة.']);
});

it('a resume in English is laid out as it always was', async () => {
  const xml = (await paragraphsOf(await createDocx(RESUME, { ...info, language: 'en' }))).join('');
  expect(xml).not.toMatch(/w:bidi|w:rtl/);
});

it('a letter in Arabic is laid out from right to left', async () => {
  const letter = {
    name: 'سارة عثمان',
    contacts: ['sara@example.com'],
    date: '24 نوفمبر 2026',
    company: 'Kora Foods',
    content: 'السادة Kora Foods،\n\nأتقدم للوظيفة.\nسارة',
    language: 'ar' as const,
  };
  const paragraphs = await paragraphsOf(await createLetterDocx(letter, info));
  for (const paragraph of paragraphs) expect(paragraph).toContain('<w:bidi/>');
  expect(runsOf(paragraphs.find((one) => one.includes('السادة')) ?? '')).toEqual([
    '<السادة ',
    'Kora Foods',
    '<،',
  ]);
});

it.each([
  ['Ada Obi', 'Calibri'],
  ['王伟', 'Microsoft YaHei'],
  ['佐藤 さくら', 'Yu Gothic'],
  ['김서연', 'Malgun Gothic'],
])('the file of %s names a face that has the letters', async (firstName, face) => {
  const person = { personalInfo: { firstName } };
  const letter = { name: firstName, contacts: [], date: '', company: '', content: '' };
  const english = { ...info, language: 'en' };
  for (const file of [await createDocx(person, english), await createLetterDocx(letter, english)]) {
    const styles = unzipSync(new Uint8Array(await file.arrayBuffer()))['word/styles.xml'] ?? new Uint8Array();
    expect(strFromU8(styles)).toContain(`w:eastAsia="${face}"`);
  }
});
