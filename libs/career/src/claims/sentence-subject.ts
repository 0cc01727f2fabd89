import { verbOf } from '../letters/english/verbs.ts';

/** `won`, `learned`, not `cut`, which may be a noun. */
export const isPlainPast = (word: string): boolean => {
  const verb = verbOf(word);
  return verb?.form === 'past' && (/ed$/.test(word) || verb.base !== word.toLowerCase());
};

/** `Manager advised me …`, `The inspector found …`: who is named at the head does something, and is not the writer. */
export function isSubjectOf(clause: string, title: string): boolean {
  if (/^(?:the|our|my)\s/i.test(title)) return true;
  const [next = ''] = /^\p{L}+/u.exec(clause.slice(title.length).trimStart()) ?? [];
  return (
    /^(?:says?|said|thinks?|finds?|wants?|was|were)$/i.test(next) ||
    (isPlainPast(next) && !PARTICIPLE.test(next))
  );
}
/** What somebody is made by, and not what they do. */
const PARTICIPLE =
  /^(?:trained|skilled|qualified|experienced|speciali[sz]ed|based|employed|certified|registered|licen[cs]ed|accredited|used|versed|focused|focussed|committed|dedicated|educated|registered|admitted|chartered|called|seconded|attached|assigned|working|responsible|led|held)$/i;

/** `Guests assumed that … was mine`. */
export const REPORTED = /\b(?:that|whether|if|as though|as if)\s(?:the\s|my\s)?[^,;]*$/iu;
/** `…, says the review`: the sentence gives what somebody else says of the writer. */
export const SAID_BY_OTHERS =
  /,\s(?:says?|said|writes?|wrote|notes?|noted|finds?|found|according to|in the (?:words|view|opinion) of)\b/iu;
/** What somebody needs or lacks they have not. */
export const IN_NEED =
  /^(?:still\s|also\s)?(?:needs?|needed|requires?|lacks?|lacked|misses|wants?|could do with)\b/iu;
/** What is behind a colon belongs to the words before it, which have to be a label of the writer's own or a year. */
export const BEHIND_COLON =
  /(?<!\b(?:work|tasks?|dut(?:y|ies)|responsibilit(?:y|ies)|jobs?|also|role|post|main|key|focus|scope)|^\d{4})\s?:\s*$/iu;

/** `Incoterms: class ordered …`: what is behind the colon was done to it by others. */
export function isNamedApart(rest: string): boolean {
  const [, added = ''] = /^\s?:\s([^.;\n]*)/u.exec(rest) ?? [];
  const words = added.split(/[\s,/]+/u).filter(Boolean);
  // `5 proposals, 3 funded`: behind a number it says what became of so many.
  const isTold = words.some((word, at) => at > 0 && isPlainPast(word) && !/^\d/.test(words[at - 1] ?? ''));
  return isTold && !words.some((word, at) => at === 0 && isPlainPast(word));
}
