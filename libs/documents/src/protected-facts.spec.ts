import { applyMarket } from '@career/career/markets/apply-market';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { markSignIn, PEOPLE, protectedPerson } from '../test/protected-people.ts';
import { protectedResume, toldBy } from '../test/protected-resume.ts';
import { createDocx } from './docx.ts';
import { createPlainText } from './plain-text.ts';
import { printedWords } from './printed-words.ts';

const info = { title: 'Resume', author: 'Adébáyọ̀ Ọláńrewájú', language: 'en' };

async function partsOf(file: Blob): Promise<string> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.entries(parts)
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    .join('\n');
}

describe.each(['united-states', 'united-kingdom', 'canada'] as const)('files for %s', (market) => {
  // A Word file and a text are the same in every template.
  const resumes = PEOPLE.map((_, at) => applyMarket(protectedPerson(market, at)));

  it('hold no protected fact of any of twelve people in any part of the Word file', async () => {
    expect(resumes).toHaveLength(12);
    const told = await Promise.all(
      resumes.map(async (resume) => {
        const parts = await partsOf(await createDocx(resume, info));
        return toldBy(parts) ?? markSignIn(parts);
      }),
    );
    expect(told.filter((fact) => fact !== undefined)).toEqual([]);
  });

  it('hold none in the text, nor in the words for machines', () => {
    for (const resume of resumes) {
      expect(resume.experience?.[0]?.description).toMatch(/^\*\*/);
      expect(toldBy(createPlainText(resume))).toBeUndefined();
      expect(markSignIn(createPlainText(resume))).toBeUndefined();
      expect(toldBy(printedWords(resume) ?? 'none')).toBeUndefined();
    }
  });
});

it('tells them where the market expects them, so that their absence means something', async () => {
  const resume = applyMarket(protectedResume('nigeria-public'));
  expect(createPlainText(resume)).toMatch(/Date of birth: 14 Jul 1961[\s\S]*/);
  expect(await partsOf(await createDocx(resume, info))).toMatch(/Nationality: Ruritanian/);
  expect(printedWords(resume)).toContain('Zendamark');
  expect(toldBy(createPlainText(resume))).toBeDefined();
});
