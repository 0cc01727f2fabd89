import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { LETTER_TONES, type LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';
import { checkLetter, faultsOf } from '../../letter-check/check-letter.ts';
import type { LetterFault } from '../../letter-check/letter-check.types.ts';
import { ANSWER_FLOOR, matchScores } from '../facts/match-facts.ts';
import { resumeFacts } from '../facts/resume-facts.ts';
import type { LetterInput, LetterSource, WrittenLetter } from '../letter.types.ts';
import { LETTER_LANGUAGES } from '../letter-languages.ts';
import { LETTER_WORDS, SENTENCE_WORDS } from '../letter-length.ts';
import { readLetterPosting } from '../posting/letter-posting.ts';
import { wordCount } from '../words.ts';
import { writeLetter } from '../write-letter.ts';
import { PEOPLE } from './people.ts';
import { POSTINGS } from './postings.ts';

const TODAY = '2026-11-21';

export interface MeasuredLetter {
  person: string;
  posting: string;
  tone: LetterTone;
  input: LetterInput;
  letter: WrittenLetter;
  faults: readonly LetterFault[];
}

export const letterInput = (
  resume: ResumeContentDto | null,
  job: { company: string; position: string; posting: string },
  rest: Partial<LetterInput> = {},
): LetterInput => ({
  resume,
  ...job,
  tone: 'formal',
  spelling: 'british',
  language: 'en',
  today: TODAY,
  ...rest,
});

/** A letter for each person, posting and tone. */
export function writeAll(): MeasuredLetter[] {
  return Object.entries(PEOPLE).flatMap(([person, resume]) =>
    Object.entries(POSTINGS).flatMap(([posting, job]) =>
      LETTER_TONES.map((tone): MeasuredLetter => {
        const input = letterInput(resume, job, { tone });
        const letter = writeLetter(input);
        const checked = checkLetter(letter.content, input, { allowedHints: letter.blanks });
        return { person, posting, tone, input, letter, faults: faultsOf(checked) };
      }),
    ),
  );
}

/** Statements of work that a resume holds in usable form. */
export const workFacts = (resume: ResumeContentDto | null): number =>
  resume === null
    ? 0
    : resumeFacts(resume, LETTER_LANGUAGES.en, TODAY).filter(
        ({ kind }) => kind === 'statement' || kind === 'achievement',
      ).length;

/** A resume with this many usable statements is enough for a letter of full length. */
export const ENOUGH_WORK_FACTS = 6;

export const isFullLength = ({ letter, tone }: MeasuredLetter): boolean =>
  letter.words >= LETTER_WORDS[tone].least && letter.words <= LETTER_WORDS[tone].most;

/**
 * Sentences that are based on words which the field they name does not hold, or that state a number without a source.
 */
export function unfoundedSentences({ letter, input }: MeasuredLetter): string[] {
  return letter.paragraphs
    .flatMap(({ sentences }) => sentences)
    .filter(({ blank }) => !blank)
    .filter(({ text, sources }) => {
      const bare = text.replaceAll(input.company, '').replaceAll(input.position, '');
      return sources.length === 0 ? /\d/.test(bare) : !sources.every((source) => isHeld(source, input));
    })
    .map(({ text }) => text);
}

function isHeld({ path, quote }: LetterSource, { resume, posting }: LetterInput): boolean {
  if (path === 'advert') return readLetterPosting(posting).text.includes(quote);
  const steps = path.split('.');
  const list = (resume as unknown as Record<string, unknown> | null)?.[steps[0] ?? ''];
  const entry = Array.isArray(list) ? list[Number(steps[1])] : resume;
  const held = JSON.stringify(entry ?? null);
  return quote
    .split(', ')
    .every(
      (part) =>
        held.includes(JSON.stringify(part).slice(1, -1)) ||
        held.includes(JSON.stringify(quote).slice(1, -1)) ||
        path.startsWith('personalInfo'),
    );
}

const statedSentences = ({ letter, input }: MeasuredLetter): string[] =>
  letter.paragraphs
    .filter(({ part }) => part !== 'greeting' && part !== 'signature')
    .flatMap(({ sentences }) => sentences)
    .map(({ text }) => text.replaceAll(input.company, 'C').replaceAll(input.position, 'P'));

/** Share of the first letter's sentences that the second does not have, company and position set aside. */
export function difference(left: MeasuredLetter, right: MeasuredLetter): number {
  const other = new Set(statedSentences(right));
  const own = statedSentences(left);
  return own.filter((sentence) => !other.has(sentence)).length / own.length;
}

/** Requirements of the posting that the resume can answer, and those of them that the letter answers. */
export function coverage({ input, letter }: MeasuredLetter): { answerable: number; answered: number } {
  if (!input.resume) return { answerable: 0, answered: 0 };
  const { requirements } = readLetterPosting(input.posting);
  const facts = resumeFacts(input.resume, LETTER_LANGUAGES.en, TODAY);
  const scores = matchScores(facts, requirements, () => new Set());
  const used = new Set(letter.facts.map(({ quote }) => quote));
  const answers = (wanted: (index: number) => boolean): number =>
    requirements.filter((_, at) =>
      facts.some((_, index) => wanted(index) && (scores[index]?.[at] ?? 0) >= ANSWER_FLOOR),
    ).length;
  return {
    answerable: answers(() => true),
    answered: answers((index) => used.has(facts[index]?.source.quote ?? '')),
  };
}

/** Flesch-Kincaid grade, syllables counted by groups of vowels. */
export function readingGrade({ letter }: MeasuredLetter): number {
  const sentences = letter.paragraphs.flatMap(({ sentences: own }) => own).filter(({ blank }) => !blank);
  const words = sentences.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        (word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g) ?? []).length,
      ),
    0,
  );
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export const longestSentence = ({ letter, input }: MeasuredLetter): number =>
  Math.max(
    ...letter.paragraphs.flatMap(({ sentences }) =>
      sentences.map(({ text, blank }) =>
        blank ? 0 : wordCount(text.replaceAll(input.company, 'C').replaceAll(input.position, 'P')),
      ),
    ),
  );

export const SENTENCE_LIMIT = SENTENCE_WORDS;
