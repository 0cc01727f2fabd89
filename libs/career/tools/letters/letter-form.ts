import { checkLetter } from '@career/career/letter-check/check-letter';
import { respell } from '@career/career/letters/english/spelling';
import { LETTER_WORDS } from '@career/career/letters/letter-length';
import {
  coverage,
  difference,
  ENOUGH_WORK_FACTS,
  isFullLength,
  longestSentence,
  type MeasuredLetter,
  readingGrade,
  SENTENCE_LIMIT,
  unfoundedSentences,
  workFacts,
  writeAll,
} from '@career/career/letters/testing/letter-measures';
import { writeLetter } from '@career/career/letters/write-letter';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const spread = (values: readonly number[], digits = 0): string =>
  [0, 0.5, 1].map((share) => quantile(values, share).toFixed(digits)).join(' / ');
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Prints how the built-in letters of made-up people for made-up postings read: length, spelling, difference, coverage. */
export function measureForm(report: (measure: string, value: string, isGood?: boolean) => void): void {
  const started = performance.now();
  const letters = writeAll();
  const took = performance.now() - started;
  const count = letters.length;
  const share = (holds: (one: MeasuredLetter) => boolean): number => letters.filter(holds).length / count;
  const of = (tone: string): MeasuredLetter[] => letters.filter((one) => one.tone === tone);

  report('letters (people x postings x tones)', String(count));
  const verbatim = share(
    ({ letter, input }) => letter.content.includes(input.company) && letter.content.includes(input.position),
  );
  report('company and position letter by letter', percent(verbatim), verbatim === 1);
  const unfounded = letters.flatMap(unfoundedSentences);
  report('sentences not held by the field they name', String(unfounded.length), unfounded.length === 0);
  const faults = letters.flatMap(({ person, posting, faults }) =>
    faults.map(({ code, quote }) => `${person} x ${posting}: ${code} ${quote}`),
  );
  report('faults found by the checker', String(faults.length), faults.length === 0);
  for (const fault of new Set(faults.slice(0, 12))) console.log(`       ${fault}`);
  const claimed = letters.filter(({ faults: own }) => own.some(({ code }) => code === 'unbacked-claim'));
  report('letters that claim a skill of the posting alone', String(claimed.length), claimed.length === 0);
  report(
    'of them, postings that name a skill the person lacks',
    percent(share(({ letter }) => letter.missingSkills.length > 0)),
  );

  for (const tone of ['formal', 'warm', 'concise'] as const) {
    const enough = of(tone).filter(({ input }) => workFacts(input.resume) >= ENOUGH_WORK_FACTS);
    const full = enough.filter(isFullLength).length / enough.length;
    const { least, most } = LETTER_WORDS[tone];
    report(`${tone}: words, least / median / most`, spread(of(tone).map(({ letter }) => letter.words)));
    report(`${tone}: ${least} to ${most} words where the resume holds enough`, percent(full), full >= 0.85);
    report(`${tone}: Flesch-Kincaid grade`, spread(of(tone).map(readingGrade), 1));
  }
  const longest = letters.map(longestSentence);
  report(
    'longest sentence, least / median / most words',
    spread(longest),
    Math.max(...longest) <= SENTENCE_LIMIT,
  );
  report(
    'facts of the resume in a letter, least / median / most',
    spread(letters.map(({ letter }) => letter.facts.length)),
  );

  const pairs = (same: (left: MeasuredLetter, right: MeasuredLetter) => boolean): number[] =>
    letters.flatMap((left) =>
      letters.filter((right) => right !== left && same(left, right)).map((right) => difference(left, right)),
    );
  const people = pairs((left, right) => left.tone === right.tone && left.posting === right.posting);
  report(
    'sentences that differ, two people for one posting',
    `${percent(mean(people))}, least ${percent(Math.min(...people))}`,
    Math.min(...people) >= 0.4,
  );
  const postings = pairs((left, right) => left.tone === right.tone && left.person === right.person);
  report(
    'sentences that differ, one person for two postings',
    `${percent(mean(postings))}, 5th percentile ${percent(quantile(postings, 0.05))}`,
    mean(postings) >= 0.4,
  );
  const tones = pairs(
    (left, right) =>
      left.tone !== right.tone && left.posting === right.posting && left.person === right.person,
  );
  report(
    'sentences that differ between tones',
    `${percent(mean(tones))}, least ${percent(Math.min(...tones))}`,
    mean(tones) >= 0.6,
  );

  const matched = letters.filter(({ person, posting }) => person === posting);
  for (const [name, some] of [
    ['their own trade', matched],
    ['all postings', letters],
  ] as const) {
    const totals = some.map(coverage).reduce((sum, one) => ({
      answerable: sum.answerable + one.answerable,
      answered: sum.answered + one.answered,
    }));
    const covered = totals.answered / totals.answerable;
    report(`answerable requirements that are answered, ${name}`, percent(covered), covered >= 0.6);
  }

  const american = letters.map((one) => writeLetter({ ...one.input, spelling: 'american' }));
  // Names of certificates and institutions keep their letters.
  const misspelled = american.filter(({ paragraphs }) =>
    paragraphs
      .flatMap(({ sentences }) => sentences)
      .some(
        ({ text, sources }) =>
          !sources.some(({ path }) => /^(?:certifications|education|achievements)/.test(path)) &&
          respell(text, 'american') !== text,
      ),
  ).length;
  report('American letters with a British spelling outside names', String(misspelled), misspelled === 0);
  const unstable = letters.filter(
    ({ input, letter }) => JSON.stringify(writeLetter(input)) !== JSON.stringify(letter),
  ).length;
  report('letters that differ when written again', String(unstable), unstable === 0);

  const first = letters[0] as MeasuredLetter;
  const huge = { ...first.input, posting: `${first.input.posting}\n`.repeat(200).slice(0, 100_000) };
  const hugeStart = performance.now();
  checkLetter(writeLetter(huge).content, huge);
  const hugeTook = performance.now() - hugeStart;
  report('writing and checking, mean', `${(took / count).toFixed(1)} ms`);
  report(
    'writing and checking with a posting of 100,000 characters',
    `${hugeTook.toFixed(0)} ms`,
    hugeTook < 1_000,
  );
}
