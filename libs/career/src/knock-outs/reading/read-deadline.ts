import type { DeadlineRequirement } from '../knock-out.types.ts';
import { findDays } from './days.ts';
import { isOfOthers, type Sentence } from './sentence.ts';
import { has } from './wordings.ts';

const NOT_TO_APPLY = /\b(?:interviews?|shortlist\w*|contacted|resum(?:e|ption)|starts?|posted|salary|tax)\b/;
const RECEIVED = /\b(?:must|should|to) (?:reach|be (?:received|submitted|sent))\b|\b(?:apply|send|submit)\b/;

/** Days until which a posting takes applications. */
export function readDeadline(sentence: Sentence): DeadlineRequirement[] {
  for (const { date, orDate, start } of findDays(sentence.plain)) {
    const before = sentence.plain.slice(0, start);
    if (!has('deadline', before, 'cue') || NOT_TO_APPLY.test(before)) continue;
    if (!RECEIVED.test(before) && !/\baccept/.test(before) && isOfOthers(sentence, start)) continue;
    if (/\byou(?:'ll| will) \w+/.test(before)) continue;
    return [{ gate: 'deadline', date, ...(orDate ? { orDate } : {}) }];
  }
  return [];
}
