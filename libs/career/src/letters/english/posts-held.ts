import { MONTH_NAMES } from '@career/contracts/vocabulary/month-names';
import { ownTitle } from '../../claims/own-title.ts';
import { lowerFirst } from '../lower-first.ts';
import { ONE_ONLY, withArticle } from './grammar.ts';

const YEAR = '(?:19|20)\\d\\d';
const MONTH = `(?:${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:t|${name.slice(3)})?\\.?`).join('|')})`;

/** `Aug. & Sept. 2024`, `March 2021 to May 2022`, `2019`. */
const BARE_TIME = new RegExp(
  `^(?:${MONTH}(?:\\s${YEAR})?(?:\\s?(?:,|&|and|to|[-–])\\s?${MONTH})?\\s${YEAR}|${YEAR}(?:\\s?(?:to|[-–])\\s?${YEAR})?)$`,
  'iu',
);
const TIME_SPOKEN =
  /^(?:for|from|in|since|during|while|until|over|between|through|throughout|whenever|when|twice|once)\s\S/iu;
const WORD = "[\\p{L}\\p{N}&’'/-]+";
const ACTING = new RegExp(
  `^acting\\s(?!(?:as|for|on|in|under|up|with|like)\\s)((?:${WORD}\\s){1,6}?)(\\S.*)$`,
  'iu',
);
/** `Head chef from 2017 to 2019, 14 cooks`, `Unit in-charge since 2023, 22 nurses`. */
const DATED = new RegExp(
  `^((?:(?!(?:since|from)\\s)[\\p{L}&’'/-]+\\s){1,8}?)(since\\s(?:${MONTH}\\s)?${YEAR}|from\\s(?:${MONTH}\\s)?${YEAR}\\sto\\s(?:${MONTH}\\s)?${YEAR})(?:,\\s(\\d+\\s[\\p{Ll}\\s-]{3,30}))?$`,
  'iu',
);
const IN_CHARGE = /\bin-?charge$/i;

const monthInWords = (written: string): string =>
  MONTH_NAMES.find((name) => name.slice(0, 3).toLowerCase() === written.slice(0, 3).toLowerCase()) ?? written;

/** A time with its months in full: `in August and September 2024`. */
function timeSpoken(time: string): string {
  if (TIME_SPOKEN.test(time)) return time;
  const whole = time
    .replace(new RegExp(`\\b${MONTH}`, 'giu'), (written) => monthInWords(written))
    .replace(/\s?&\s?/g, ' and ')
    .replace(/\s?[-–]\s?/g, ' to ');
  return /\sto\s/.test(whole) ? `from ${whole}` : `in ${whole}`;
}

/** Who stood in for somebody says so and when; without its time an acting post is not mentioned. */
function actingPost(text: string, current: boolean): string | undefined {
  if (!/^acting\s/i.test(text)) return undefined;
  const words = text.split(' ');
  for (let at = 2; at < words.length; at++) {
    const title = words.slice(1, at).join(' ');
    const time = words.slice(at).join(' ');
    if (!ACTING.test(text)) return undefined;
    if (
      !BARE_TIME.test(time) &&
      !(TIME_SPOKEN.test(time) && /\d|\b(?:weeks?|months?|years?|leave|absence)\b/i.test(time))
    )
      continue;
    const be = /^since\s/i.test(time) ? 'have been' : current && /^when/i.test(time) ? 'am' : 'was';
    return `${be} acting ${title} ${timeSpoken(time)}`;
  }
  return '';
}

/**
 * A post that a statement names with its time, as it comes after `I`: `have been unit in-charge since 2023, with 22
 * nurses`. Empty for one that has to stay unsaid, undefined where the statement names no post.
 */
export function postHeld(text: string, current: boolean): string | undefined {
  const acting = actingPost(text, current);
  if (acting !== undefined) return acting;
  const [, name = '', time = '', count = ''] = DATED.exec(text) ?? [];
  const title = name.trim();
  const [post = ''] = title.split(/\s(?:of|for|in|at)\s/);
  const isPost = IN_CHARGE.test(post) || ownTitle(post.split(' ').at(-1) ?? '') !== undefined;
  if (title === '' || !isPost || (ownTitle(post) === undefined && !IN_CHARGE.test(post))) return undefined;
  const small = /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(title) ? title : lowerFirst(title);
  const isOneOnly = /\sof\s/.test(title) || ONE_ONLY.test(title) || IN_CHARGE.test(post);
  const named = isOneOnly ? small : withArticle(small);
  return `${/^since/i.test(time) ? 'have been' : 'was'} ${named} ${time}${count === '' ? '' : `, with ${count}`}`;
}
