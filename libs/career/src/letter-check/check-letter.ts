import type {
  CheckedSentence,
  LetterCheck,
  LetterCheckInput,
  LetterCheckOptions,
  LetterFault,
} from './letter-check.types.ts';
import { type LetterSentence, LetterText } from './letter-text.ts';
import { SentenceChecker } from './sentence-checker.ts';

const MOST_WORDS = 400;
/** What comes after so many is not a letter, and is not read. */
const MOST_SENTENCES = 150;

/**
 * Reads a finished letter, whoever wrote it, sentence by sentence, and looks for each claim in the resume, with state,
 * level, figure and owner; statements about the employer may be based on the posting. Shares no code with the writer.
 */
export function checkLetter(
  letter: string,
  input: LetterCheckInput,
  options: LetterCheckOptions = {},
): LetterCheck {
  const text = new LetterText(letter, input, options.allowedHints ?? []);
  const checker = new SentenceChecker(input, options, text);
  return {
    sentences: text.sentences.map((sentence, index) =>
      index < MOST_SENTENCES ? checker.check(sentence) : unread(sentence),
    ),
    whole: wholeFaults(letter, text, input, options),
  };
}

/** All faults of a checked letter, sentence by sentence, then those of the whole; none means that it may be shown. */
export const faultsOf = ({ sentences, whole }: LetterCheck): LetterFault[] => [
  ...sentences.flatMap(({ faults }) => faults.map(({ code, quote }) => ({ code, quote }))),
  ...whole,
];

const unread = ({ raw, paragraph }: LetterSentence): CheckedSentence => ({
  text: raw,
  paragraph,
  verdict: 'unsupported',
  faults: [
    { code: 'too-long', quote: raw.slice(0, 60), reason: 'No letter has so many sentences.', lookedAt: [] },
  ],
  grounds: [],
});

function wholeFaults(
  letter: string,
  { words }: LetterText,
  { company, position }: LetterCheckInput,
  { leastWords = 0 }: LetterCheckOptions,
): LetterFault[] {
  const faults: LetterFault[] = [];
  const isMissing = (name: string): boolean => name.trim() !== '' && !letter.includes(name.trim());
  if (isMissing(company)) faults.push({ code: 'company-missing', quote: company.trim() });
  if (isMissing(position)) faults.push({ code: 'position-missing', quote: position.trim() });
  if (words < leastWords) faults.push({ code: 'too-short', quote: `${words} words` });
  if (words > MOST_WORDS) faults.push({ code: 'too-long', quote: `${words} words` });
  return faults;
}
