import { writeFileSync } from 'node:fs';
import { lettersOfTwenty, sampleLetters } from './letter-set.ts';
import { varietyOf } from './variety.ts';

const SAMPLE_FILE = new URL('../../../../docs/letters-sample.md', import.meta.url);
const LEAST_STRUCTURES = 40;
const MOST_SKELETON = 0.1;
const MOST_SHARED = { people: 0.02, same: 0.06 } as const;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Prints how alike 200 letters are. @returns the number of measures that miss their bar. */
export function reportVariety(): number {
  const started = performance.now();
  const letters = lettersOfTwenty();
  const took = performance.now() - started;
  const { structures, commonest, betweenPeople, samePerson, words } = varietyOf(letters);
  let missed = 0;
  const report = (measure: string, value: string, isGood?: boolean): void => {
    if (isGood === false) missed++;
    console.log(`${isGood === undefined ? '    ' : isGood ? 'ok  ' : 'FAIL'} ${measure.padEnd(66)} ${value}`);
  };
  report('letters (20 people x 10 postings, tones in turn)', String(letters.length));
  report('different structures', String(structures), structures >= LEAST_STRUCTURES);
  const [first] = commonest;
  report(
    'letters that share the commonest sentence skeleton',
    percent(first?.share ?? 0),
    (first?.share ?? 0) <= MOST_SKELETON,
  );
  for (const { skeleton, share } of commonest.slice(0, 5))
    console.log(`       ${percent(share)} ${skeleton}`);
  report(
    '5-grams shared by letters of two people, mean',
    percent(betweenPeople.all),
    betweenPeople.all <= MOST_SHARED.people,
  );
  report(
    '5-grams of the writer shared by letters of one person, mean',
    percent(samePerson.own),
    samePerson.own <= MOST_SHARED.same,
  );
  report('   the same with the words of the resume, which repeat', percent(samePerson.all));
  report(
    'words, least / median / most',
    `${words.least} / ${words.median} / ${words.most}`,
    words.most <= 320,
  );
  report('writing, mean', `${(took / letters.length).toFixed(1)} ms`);
  return missed;
}

/** Writes the forty letters of the sample for reading. */
export function writeSample(): void {
  const parts = sampleLetters().map(({ person, posting, input, letter }, index) => {
    const match = letter.match
      ? `meets ${letter.match.met} of ${letter.match.asked} requirements`
      : 'no requirements';
    const heading = `## ${index + 1}. ${person} for ${input.position}, ${input.company}`;
    const about = `${input.tone}, ${input.spelling}; ${person === posting ? 'own trade' : 'another trade'}; ${match}; ${letter.words} words`;
    return `${heading}\n\n_${about}_\n\n${letter.content}\n`;
  });
  const intro =
    '# Forty letters\n\nWritten by the built-in writer for made-up people (`libs/career/personas`), 24 of them for a post of their own trade and 16 for another one. They are printed as they come, for your own judgement: `npm run eval:letters -- --sample` writes this file.\n';
  writeFileSync(SAMPLE_FILE, `${intro}\n${parts.join('\n')}`);
}
