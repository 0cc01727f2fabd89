import { findSkills } from '../taxonomy/skills.ts';
import { isInstruction } from './advert/instructions.ts';
import { degreesIn, degreeWords } from './check/degrees.ts';
import { numbersIn } from './check/numbers.ts';
import { type LetterRecord, letterRecord } from './check/resume-record.ts';
import { unknownNames } from './check/unknown-names.ts';
import type { LetterFault, LetterFaultCode, LetterInput, LetterLanguageCode } from './letter.types.ts';
import { LETTER_LANGUAGES } from './letter-languages.ts';
import { COPIED_WORDS, LETTER_WORDS, SENTENCE_WORDS } from './letter-length.ts';
import { sentencesOf } from './sentences.ts';
import { foldName, visibleText, wordCount, wordsOf } from './words.ts';

/** Company and position stand in the text as these while it is checked, so that their words are taken for nothing else. */
const COMPANY = '\ue000';
const POSITION = '\ue001';
/** Shorter than this nobody reads it as a letter, whatever the resume holds. */
const LEAST_WORDS = 60;
/** A hint to the person; shorter brackets are slots that a writer forgot to fill. */
const BLANK = /\[[^[\]]{12,400}\]|\[Your name\]/g;
const FIRST_PERSON = /\b(?:I|my|I've|I’ve|I'm|I’m|me)\b/;

interface CheckOptions {
  /** Words that the letter must have at least; left out, a letter may be as short as its resume is. */
  leastWords?: number;
}

/**
 * What is wrong with a letter, whoever wrote it; none means that it may be shown. Bracketed hints to the person are no
 * part of it. A number, a name, a qualification or a skill is at fault when the resume does not hold it; numbers and
 * names may come from the posting, too.
 */
export function checkLetter(
  letter: string,
  input: LetterInput,
  { leastWords = LEAST_WORDS }: CheckOptions = {},
): LetterFault[] {
  const record = letterRecord(input);
  const faults: LetterFault[] = [];
  const blame = (code: LetterFaultCode, quotes: readonly string[]): void => {
    for (const quote of new Set(quotes)) faults.push({ code, quote });
  };
  const company = input.company.trim();
  const position = input.position.trim();
  if (company !== '' && !letter.includes(company)) blame('company-missing', [company]);
  if (position !== '' && !letter.includes(position)) blame('position-missing', [position]);

  const text = mask(
    mask(visibleText(letter), visibleText(position), POSITION),
    visibleText(company),
    COMPANY,
  );
  const said = text.replace(BLANK, ' ');
  const paragraphs = said.split(/\n\s*\n|\n/).map((paragraph) => paragraph.trim());
  const sentences = paragraphs.flatMap(sentencesOf);
  const body = sentences.filter((sentence) => !isFormula(sentence, input));
  const bodyText = body.join('\n');

  blame(
    'markup',
    [
      ...said.matchAll(
        /<\/?[a-z][^<>]{0,200}>|\*\*|__|```|^#{1,6} |&(?:[a-z]{2,8}|#\d+);|\{\{?\w*\}?\}|\[[^\]]*\]?/gim,
      ),
    ].map(([mark]) => mark),
  );
  blame(
    'address',
    [...said.matchAll(/https?:\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+\.\w+|\+?\d[\d ()-]{8,}\d/g)].map(
      ([found]) => found,
    ),
  );
  blame('instruction', body.filter(isInstruction));
  blame(
    'long-sentence',
    sentences.filter((sentence) => wordCount(sentence) > SENTENCE_WORDS),
  );
  blame('unknown-number', [
    ...numbersIn(bodyText).filter((number) => !record.numbers.has(number)),
    ...overstatedYears(body, record),
  ]);
  blame('unknown-name', unknownNames(body, record));
  blame(
    'unknown-degree',
    [...degreesIn(bodyText)]
      .filter((family) => !record.degrees.has(family))
      .map((family) => degreeWords(bodyText, family)),
  );
  blame('unknown-employment', record.employers.includes(foldName(company)) ? [] : claimedEmployment(body));
  blame('unbacked-skill', [
    ...findSkills(bodyText)
      .filter(({ skill }) => skill.kind !== 'soft' && !record.skills.has(skill.id))
      // What the resume writes in a name, such as that of an employer, it holds.
      .map(({ start, end }) => bodyText.slice(start, end))
      .filter((written) => !record.resumeText.includes(written) && !isCourtesy(written, input.language)),
    ...claimedAdvertNames(body, record),
  ]);
  blame('copied-advert', copiedRuns(bodyText, input, record));
  const words = wordCount(said);
  if (words < leastWords) blame('too-short', [`${words} words`]);
  if (words > LETTER_WORDS[input.tone].most) blame('too-long', [`${words} words`]);
  return faults;
}

/** Replaces a name where it stands as whole words. */
function mask(text: string, name: string, by: string): string {
  if (name === '') return text;
  const parts = text.split(name);
  return parts.slice(1).reduce((left, part, index) => {
    const isWithin = /[\p{L}\p{N}]$/u.test(parts[index] ?? '') && /^[\p{L}\p{N}]/u.test(name);
    const goesOn = /^[\p{L}\p{N}]/u.test(part) && /[\p{L}\p{N}]$/u.test(name);
    // A name that ends in a stop may end its sentence, too.
    const stop = /[.!?]$/.exec(name)?.[0] ?? '';
    return left + (isWithin || goesOn ? name : by + stop) + part;
  }, parts[0] ?? '');
}

/** Greeting, complimentary close and name. */
function isFormula(sentence: string, { resume }: LetterInput): boolean {
  const name = foldName(`${resume?.personalInfo?.firstName ?? ''} ${resume?.personalInfo?.lastName ?? ''}`);
  const isShort = sentence.length < 80;
  return (
    (isShort && /^(?:dear|hello|hi|to whom)\b.*[,:]$/i.test(sentence)) ||
    (isShort &&
      /^(?:yours|sincerely|respectfully|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards)\b/i.test(
        sentence,
      )) ||
    (name !== '' && foldName(sentence) === name)
  );
}

/** Years of one's own that neither the resume says nor its dates give. */
function overstatedYears(sentences: readonly string[], record: LetterRecord): string[] {
  const own = new Set(numbersIn(record.resumeText));
  return sentences.flatMap((sentence) => {
    if (!FIRST_PERSON.test(sentence)) return [];
    return [...sentence.matchAll(/([\p{L}\d-]+)\+?(?:\s|-)years?\b/giu)].flatMap(([quote, count = '']) => {
      const [years] = numbersIn(count);
      return years === undefined || own.has(years) || Number(years) <= record.years ? [] : [quote];
    });
  });
}

/** The company applied to, told as a place where the person worked. */
const claimedEmployment = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) =>
    new RegExp(
      `\\b(?:my (?:time|years|work|role|job|experience|tenure) (?:at|with|for|as \\S+ at)|I (?:have )?worked (?:at|for|with)|(?:when|while) I (?:was|worked) (?:at|with|for)|employed (?:at|by)) ${COMPANY}|^At ${COMPANY},? I (?!would|will|could|can|hope|want|see|am )`,
      'i',
    ).test(sentence),
  );

const CLAIM =
  /\b(?:experienced? (?:with|in|of)|worked with|work with|used|using|skilled in|proficient|proficiency|knowledge of|expertise|familiar with|certified|trained in|hands-on|command of|fluent in|background in)\b/i;

/** Names written like tools that only the posting holds, in a sentence that claims to master something. */
function claimedAdvertNames(sentences: readonly string[], record: LetterRecord): string[] {
  return sentences
    .filter((sentence) => FIRST_PERSON.test(sentence) && CLAIM.test(sentence))
    .flatMap((sentence) =>
      wordsOf(withoutOwnSkills(sentence, record))
        .slice(1)
        .map(({ text }) => text)
        .filter((word) => /\p{Lu}|\d/u.test(word) && !/^I(?:['’]|$)/.test(word))
        .filter((word) => {
          const folded = foldName(word);
          return (
            record.advertWords.has(folded) &&
            !record.resumeWords.has(folded) &&
            !record.givenWords.has(folded)
          );
        }),
    );
}

const courtesies = new Map<LetterLanguageCode, ReadonlySet<string>>();

/** Words of our own phrasings that are also the name of a skill: to set out a record is not to set out a building. */
function isCourtesy(written: string, code: LetterLanguageCode): boolean {
  let known = courtesies.get(code);
  if (!known) {
    const phrases = JSON.stringify(LETTER_LANGUAGES[code].phrases);
    known = new Set(findSkills(phrases).map(({ start, end }) => phrases.slice(start, end).toLowerCase()));
    courtesies.set(code, known);
  }
  return known.has(written.toLowerCase());
}

/** A skill that the resume holds may be named as the posting names it. */
function withoutOwnSkills(sentence: string, record: LetterRecord): string {
  const own = findSkills(sentence).filter(({ skill }) => record.skills.has(skill.id));
  return own.reduceRight((left, { start, end }) => `${left.slice(0, start)}it${left.slice(end)}`, sentence);
}

/** Runs of words that stand in the posting just so, and not in the resume. */
function copiedRuns(text: string, { advert }: LetterInput, record: LetterRecord): string[] {
  const runsOf = (source: string): string[] => {
    const words = wordsOf(source).map(({ text: word }) => foldName(word));
    return words
      .slice(COPIED_WORDS - 1)
      .map((_, start) => words.slice(start, start + COPIED_WORDS).join(' '));
  };
  const posting = new Set(runsOf(visibleText(advert)));
  if (posting.size === 0) return [];
  const own = new Set(runsOf(record.resumeText));
  return runsOf(text)
    .filter((run) => posting.has(run) && !own.has(run))
    .slice(0, 3);
}
