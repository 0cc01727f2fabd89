import type { LetterLanguage } from '../phrase-book.types.ts';
import { isCommonWord, wordsOf } from '../words.ts';
import { withMissingArticle } from './articles.ts';
import { firstPerson, summaryInFirstPerson } from './first-person.ts';
import {
  institutionInSentence,
  joinNames,
  monthInWords,
  numberInWords,
  roleInSentence,
  withArticle,
} from './grammar.ts';
import { namesThing } from './named-things.ts';
import { ENGLISH_PHRASES } from './phrases.ts';
import { respell } from './spelling.ts';
import { summaryParts } from './summary-parts.ts';
import { isThirdPerson, turnedToFirst } from './third-person.ts';
import { isPastForm, isVerbForm } from './verbs.ts';

/** At least this share of the words of an English posting are small words or words of every posting, even in a list. */
const COMMON_WORDS_SHARE = 0.12;

/** Classes of degree are written with capitals. */
const CLASS_OF_DEGREE =
  /\b(?:first|second|third|upper|lower|class|credit|distinction|merit|division|honou?rs)\b/gi;
const GOOD_GRADE = /\b(?:first|1st|upper|2:1|2\.1(?!\d)|distinction|merit|summa|magna|cum laude)\b/i;

/** `GCSEs`, `A levels`: several of a kind take no article. */
const PLURAL =
  /levels\b|certificates\b|\b(?:[A-Z]{2,}|pass|credit|paper|unit|module|qualification|examination|exam)e?s\b/;

/** A degree with its subject and, where it helps, its class: `a B.Sc. in Accounting (Second Class Upper)`. */
function degree(name: string, field: string, grade: string, anyGrade: boolean): string {
  const title = name.replace(/^(?:an?|the)\s+(?!levels?\b)/i, '').replace(/^(bachelor|master)s\b/i, '$1’s');
  const isNamed =
    field === '' ||
    title.toLowerCase().includes(field.toLowerCase()) ||
    // `a diploma in General`, `an LLB in Law`
    /^(?:general|generic|none|n\/?a|-+)$/i.test(field) ||
    (/^LL\.?[BMD]\b/i.test(title) && /^laws?$/i.test(field));
  const whole = isNamed ? title : `${title} in ${field}`;
  const isGood = grade !== '' && grade.length <= 40 && (anyGrade || GOOD_GRADE.test(grade));
  const words = grade.replace(
    CLASS_OF_DEGREE,
    (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
  const graded = isGood ? ` (${words})` : '';
  return (PLURAL.test(title) ? whole : withArticle(whole)) + graded;
}

/** Letters in English. */
export const ENGLISH: LetterLanguage = {
  phrases: ENGLISH_PHRASES,
  firstPerson: (statement, current) => {
    const predicate = firstPerson(statement, current);
    if (!predicate || /^(?:have been|was|am)\s/.test(predicate.text)) return predicate;
    return { ...predicate, text: withMissingArticle(predicate.text.replace(/(?<=\s)w\/\s/g, 'with ')) };
  },
  fromThird: turnedToFirst,
  isThird: isThirdPerson,
  namesThing,
  isVerb: isVerbForm,
  isPast: isPastForm,
  summary: (sentence) => summaryInFirstPerson(sentence, withArticle),
  summaryParts,
  withArticle,
  role: roleInSentence,
  institution: institutionInSentence,
  join: joinNames,
  years: (count) => (count === 1 ? 'a year' : `${numberInWords(count)} years`),
  month: monthInWords,
  degree,
  respell,
  isLanguageOf: (text) => {
    const words = wordsOf(text.slice(0, 8_000));
    if (words.length < 20) return true;
    return words.filter(({ text: word }) => isCommonWord(word)).length / words.length >= COMMON_WORDS_SHARE;
  },
};
