import { MONTH_NAMES } from '@career/contracts/vocabulary/month-names';

const SPELLED_LETTERS = 'AEFHILMNORSX';
/** Said as words: a NEBOSH certificate, an ICAN student. */
const SAID_AS_WORDS =
  /^(?:NEBOSH|MEAL|WASH|NABTEB|NECO|COREN|NIMASA|NAFDAC|LASDRI|MATLAB|NATO|NASA|LAN|RAM|RADAR|SCRUM|STEM|HACCP|SAGE|MOS|SIM|LASTMA|FIRS|NUPRC|SACE|SOX|SIA|ROS)\b/;

/** The noun with its indefinite article, by the sound it begins with: an HND, a B.Sc., an hour, a university. */
export function withArticle(noun: string): string {
  const first = /^[\p{L}\p{N}.]+/u.exec(noun)?.[0] ?? '';
  const isSpelled =
    !SAID_AS_WORDS.test(noun) &&
    (/^\p{Lu}(?:\.|\p{Lu}|\p{N}|$)/u.test(first) || /^[MN]Sc|^LLB|^LLM|^HND|^OND|^MPhil/.test(first));
  const soundsOpen = isSpelled
    ? SPELLED_LETTERS.includes(first.charAt(0))
    : /^(?:[aeiouàáèéẹìíịòóọùúụ]|hono|hour|honest|heir|8|1[18](?!\d))/i.test(first) &&
      !/^(?:uni(?!n)|eu|one|use|usu|ubiq|uk)/i.test(first);
  return `${soundsOpen ? 'an' : 'a'} ${noun}`;
}

/** Posts of which there is one: they take no article. */
export const ONE_ONLY =
  /^(?:head|chief|director|ceo|coo|cfo|cto|managing director|vice|deputy head|principal(?!\s)|president|chair\w*|founder|co-?founder|owner|matron|dean|registrar|acting head)\b/i;

/** A job title as it comes after `as`: a Senior Accountant, Head of Finance. */
export function roleInSentence(title: string): string {
  const name = title.replace(/\s*[|–—]\s*/g, ', ').replace(/^(?:an?|the)\s+/i, '');
  const [main = name, ...rest] = name.split(/,\s*/);
  const whole = rest.length > 0 && !/\)/.test(name) ? `${main} (${rest.join(', ')})` : name;
  if (ONE_ONLY.test(main) || /(?:[^s]s|staff)$/.test(main.split(' of ')[0] ?? '')) return whole;
  return withArticle(whole);
}

/** Names joined for a sentence: `a, b and c`. */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `2021-03` as `March 2021`. */
export function monthInWords(month: string): string {
  const [, year = '', number = ''] = /^(\d{4})(?:-(\d{2}))?/.exec(month) ?? [];
  const name = MONTH_NAMES[Number(number) - 1];
  return name ? `${name} ${year}` : year;
}

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count in words up to twenty, in digits beyond. */
export const numberInWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

/** The number that a word stands for, from two to twenty; the tens beyond them; undefined for every other word. */
export function numberOfWord(word: string): number | undefined {
  const small = SMALL_NUMBERS.indexOf(word.toLowerCase());
  if (small >= 2) return small;
  const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].indexOf(
    word.toLowerCase(),
  );
  return tens < 0 ? undefined : 30 + tens * 10;
}

/** Names such as `University of Lagos` take an article inside a sentence. */
export const institutionInSentence = (name: string): string =>
  /^(?:university|college|polytechnic|institute|(?:law |medical |business )?school|federal (?:university|polytechnic|college)|national university|chartered institute|nigerian institute|province|state|county|city|republic)\b.*\b(?:of|in)\b/i.test(
    name,
  )
    ? `the ${name}`
    : /\b(?:Corps|Council|Commission|Board|Society|Association|Federation|Authority|Ministry|Red Cross|Institute|Institution|Chamber)\b/.test(
          name,
        ) && !/^the\b/i.test(name)
      ? `the ${name}`
      : name;
