import type { LetterSource } from '../letter.types.ts';
import { foldName, wordCount } from '../words.ts';

export interface EmployerWords {
  /** With its article: `a maker of building materials`. */
  words: string;
  source: LetterSource;
}

/** As long as this it would be a copy of the posting. */
const MOST_WORDS = 7;
const SUBJECT_END = /\s(?:is|are)\s((?:an?|the|one of the)\s[^.;!?\n]+)/i;
const PRAISE =
  /\b(?:looking|seeking|hiring|recruiting|searching|offering|committed|equal|great place|opportunity|position|role|job|vacancy|candidate|fast-paced|ideal|who|you|your)\b/i;

/** Whether the subject of a sentence is the employer. */
const isEmployer = (subject: string, name: string): boolean =>
  (name.length > 2 && subject.startsWith(name) && subject.split(' ').length <= 5) ||
  /^(?:we|our (?:company|client|firm|organi[sz]ation|school|hospital|bank))$/.test(subject);

const isUsable = (words: string): boolean =>
  wordCount(words) >= 3 &&
  wordCount(words) <= MOST_WORDS &&
  !PRAISE.test(words) &&
  !/[<>{}[\]|@]/.test(words);

/** What a sentence says of the employer of this name. */
function wordsIn(sentence: string, name: string): string | undefined {
  const match = SUBJECT_END.exec(sentence);
  if (!match || !isEmployer(foldName(sentence.slice(0, match.index)).trim(), name)) return undefined;
  const [words = ''] = (match[1] ?? '').split(
    /,|\s(?:that|which|with|where|whose|serving|and (?:we|our|is|has))\b|\s[–—-]\s/,
  );
  return isUsable(words.trim()) ? words.trim() : undefined;
}

/** What a posting says of the employer in a few words; undefined when it does not, or only praises or seeks. */
export function employerWords(posting: string, company: string): EmployerWords | undefined {
  const name = foldName(company).split(/[\s,.]+/)[0] ?? '';
  const sentences = posting
    .split('\n')
    .slice(0, 40)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/));
  for (const sentence of sentences) {
    const words = wordsIn(sentence, name);
    if (words === undefined) continue;
    return {
      words: words.replace(/^(?:A|An|The|One)\b/, (first) => first.toLowerCase()),
      source: { path: 'advert', quote: sentence.trim() },
    };
  }
  return undefined;
}
