import { lowerFirst, nameInSentence } from '../lower-first.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { isCommonWord, wordsOf } from '../words.ts';
import { firstPerson, summaryInFirstPerson } from './first-person.ts';
import { institutionInSentence, joinNames, numberInWords, withArticle } from './grammar.ts';
import { ENGLISH_PHRASES } from './phrases.ts';
import { respell } from './spelling.ts';
import { isVerbForm } from './verbs.ts';

/** At least this share of the words of an English posting are small words or words of every posting, even in a list. */
const COMMON_WORDS_SHARE = 0.12;

function degree(name: string, field: string, grade: string): string {
  const isNamed = field === '' || name.toLowerCase().includes(field.toLowerCase());
  const whole = isNamed ? name : `${name} in ${field}`;
  const graded =
    grade === '' || grade.length > 40
      ? ''
      : /^\p{N}/u.test(grade)
        ? `, with ${grade},`
        : `, ${lowerFirst(grade)},`;
  return (/^(?:the|an?)\s|levels\b|certificates\b/i.test(name) ? whole : withArticle(whole)) + graded;
}

function certificate(name: string, issuer: string): string {
  const says = /certif|licen[cs]e|diploma|registration|member|fellow|award|charter/i.test(name);
  const from =
    issuer === '' || name.toLowerCase().includes(issuer.toLowerCase())
      ? ''
      : ` from ${institutionInSentence(issuer)}`;
  return `the ${nameInSentence(name)}${says ? '' : ' certificate'}${from}`;
}

/** Letters in English. */
export const ENGLISH: LetterLanguage = {
  phrases: ENGLISH_PHRASES,
  firstPerson,
  isVerb: isVerbForm,
  clause: (lead, { text, isState }, also) => {
    if (!also) return `${lead}I ${text}.`;
    return isState ? `${lead}I ${text.replace(/^\S+/, '$& also')}.` : `${lead}I also ${text}.`;
  },
  summary: (sentence) => summaryInFirstPerson(sentence, withArticle),
  withArticle,
  institution: institutionInSentence,
  join: joinNames,
  years: (count) => (count === 1 ? 'a year' : `${numberInWords(count)} years`),
  degree,
  certificate,
  respell,
  isLanguageOf: (text) => {
    const words = wordsOf(text.slice(0, 8_000));
    if (words.length < 20) return true;
    return words.filter(({ text: word }) => isCommonWord(word)).length / words.length >= COMMON_WORDS_SHARE;
  },
};
