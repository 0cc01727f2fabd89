import { subjectWords } from './cue-patterns.ts';

/** What may follow the name of a paper or a skill in a list without taking it back; anything else is not understood. */
const KNOWN =
  /^(?:and|or|of|in|the|for|with|by|from|on|to|at|a|an|as|via|level|class(?:es)?|categor(?:y|ies)|codes?|grade|part|parts|valid|current|active|clean|full|until|renewed|passed|pass|merit|distinction|credit|honours|certified|certificate|certification|licen[cs]e|diploma|member|membership|registered|registration|no|number|since|awarded|issued|obtained|earned|completed|held|online|professional|international|general|national|advanced|expert|proficient|fluent|strong|excellent|very|good|intermediate|native|daily|use|used|practitioner|associate|fellow|chartered|lifetime|holder|first|second|upper|lower|plus|both|all|years?|yrs?|months?|hours?|credits?|experience|work|working|including|incl|university|college|institute|board|council|points?|score|overall|band|total|programme|program|module|modules|supervisor|operator|technician|trainer|site|safety|\p{L}+(?:ing|ment|tion|ics|logy))$/iu;
const TAIL = /\([^()]*\)|(?:,|:|;|\s[–—-])\s.*$/gu;
/** Words of a list entry that make of it something else than a skill: `Learning Python`, `Interest in design`. */
const NO_SKILL_BEFORE =
  /\b(?:learning|studying|interest\w*|curious|exposure|awareness|familiar\w*|observ\w+|shadow\w*|attend\w*|introduction|introductory|beginner|aspir\w+|plan(?:ned|ning)? (?:to|for)|future|want\w*|trial|demo|theory|theoretical|former|past|preparing|towards?)\b/i;
const TITLE_END = new RegExp(`(?:^|[^\\p{L}])(?:${subjectWords('title-nouns')})s?$`, 'iu');
const LOWER_POST =
  /\b(?:assistant|deputy|trainee|acting|interim|intern|clerk|typist|messenger|secretary|driver|junior|vice|under|graduate|apprentice|student|relief|aide|helper|attendant|assistant to|pa)\b/i;

/** Whether what stands behind a name in a list is all understood and takes nothing back. */
export const isPlainTail = (after: string): boolean =>
  [...after.matchAll(TAIL)].every(([tail]) =>
    (tail.match(/[\p{L}\p{N}][\p{L}\p{N}'’+&/.-]*/gu) ?? []).every(
      (word) => /^[\p{Lu}\p{N}]/u.test(word) || KNOWN.test(word),
    ),
  );

/** Whether an entry of the skills is one, by the words before the name. */
export const isPlainHead = (before: string): boolean => !NO_SKILL_BEFORE.test(before);

/** Whether the title of a post is a lesser one than the name in it: `Assistant to the Financial Controller`. */
export const isLesserPost = (before: string, name: string, after: string): boolean =>
  /^['’]s?\s/.test(after) || (TITLE_END.test(name) && LOWER_POST.test(before));
