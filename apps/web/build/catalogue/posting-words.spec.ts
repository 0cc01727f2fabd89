import { readFileSync } from 'node:fs';
import { matchWords } from '@career/career/jobs/match/match-words';
import { checkKnockOuts } from '@career/career/knock-outs/check-knock-outs';
import { readingHints } from '@career/career/letters/reading-hints';
import { descriptionHints, summaryHints } from '@career/career/writing/writing-hints';
import { describe, expect, it } from '@jest/globals';
import { translated } from '../../src/shared/language/texts.ts';
import { inPseudoTexts } from './testing/pseudo-texts.ts';

const LOADED = ['shared', 'contract', 'postings', 'job-tracker', 'cover-letters', 'resume-fields'];
const PASSAGES = ['tune', 'other-hand-tune', 'country-exams-tune'];
const TODAY = '2026-11-22';

interface Passages {
  kinds: { passages: { text: string }[] }[];
}

inPseudoTexts(LOADED);

/** What has no translation: in the pseudo-locale each that has one begins with a bracket. */
const english = (sentences: readonly string[]): string[] =>
  [...new Set(sentences)].filter((sentence) => !translated(sentence).startsWith('['));

/** Papers are called by their own names in every language. */
const isName = (gate: string, asks: string): boolean =>
  gate === 'licence' && !asks.startsWith('Driving licence');

const passages = (name: string): string[] => {
  const file = new URL(`../../../../libs/career/tools/knock-outs/${name}.json`, import.meta.url);
  const { kinds } = JSON.parse(readFileSync(file, 'utf8')) as Passages;
  return kinds.flatMap(({ passages: all }) => all.map(({ text }) => text));
};

describe('what is said about a posting in another language', () => {
  it.each(PASSAGES)('has every requirement of the passages %s in the catalogue', (name) => {
    const asks = passages(name).flatMap((text) =>
      checkKnockOuts(null, { text, location: 'Lagos' }, TODAY)
        .filter(({ gate, asks: words }) => !isName(gate, words))
        .map((row) => row.asks),
    );
    expect(asks.length).toBeGreaterThan(20);
    expect(english(asks)).toEqual([]);
  });

  it('has why a listing fits in the catalogue', () => {
    const match = { score: 60, shared: ['sql', 'excel'], named: 5, isOpen: true };
    const words = [
      matchWords({ ...match, title: { own: 'Accountant', isSame: true } }, 'Nigeria'),
      matchWords({ ...match, title: { own: 'Auditor', isSame: false }, shared: [] }, ''),
      matchWords({ ...match, title: null, shared: [], named: 0, isOpen: false }, ''),
    ];
    expect(english(words.flatMap((text) => text.split(/(?<=\.) (?=\p{Lu})/u)))).toEqual([]);
  });

  it('has the hints on a letter, a description and a summary in the catalogue', () => {
    const letter = readingHints(
      `I am a highly motivated team player. ${'I believe that I can. '.repeat(40)}`,
      {
        company: 'Kora Foods',
        position: 'Accountant',
      },
    );
    const description = descriptionHints('Responsible for the books.\nwas responsible for audits');
    const summary = summaryHints('I am a hard-working team player and I love my work, and my boss loves me.');
    const hints = [...letter.hints, ...[...description, ...summary].map(({ text }) => text)];
    expect(hints.length).toBeGreaterThan(2);
    expect(english(hints)).toEqual([]);
  });
});
