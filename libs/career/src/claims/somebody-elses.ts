import { subjectWords } from './cue-patterns.ts';

const SOMEBODY = `(?:${subjectWords('title-nouns')}|${subjectWords('other-person')}|${subjectWords('holders-after')}|boys?|girls?|men|women|gang|scholar|pupil|patient|mother|household|merchant|caller)`;
const FEW = "(?:(?!of\\b|for\\b|to\\b|with\\b|by\\b|and\\b)[\\p{L}’'-]+\\s){0,2}";

/** Who leads or teaches people does their work with them. */
const LEADS_THEM =
  /^(?:led|lead|leading|ran|run|running|manag\w+|head\w*|supervis\w+|direct\w*|oversaw|oversee\w*|coordinat\w+|train\w*|coach\w*|taught|teach\w*|employ\w*|work(?:ed|ing)? as|am|was|is)\b/iu;
/** `under a foreman doing …`, `for the officer responsible for …`: the words after a person are that person's. */
const PERSONS_CLAUSE = new RegExp(
  `(?<![\\p{L}])(?:(?:an?|the|our|my|their|his|her|another|some|few|many|several|two|three|four|five|six|\\d+|(?:under|for|to|with|alongside|beside|by|of))\\s)${FEW}${SOMEBODY}(?:s|es)?(?:\\s(?:\\p{Lu}\\p{L}+))*\\s(?:(?:on|in|at|from|near|next)\\s\\p{L}+\\s)?(?:[\\p{L}]{2,}ing|known\\sfor|responsible\\sfor|engaged\\sin|busy\\swith|in\\scharge\\sof|charged\\swith|tasked\\swith|skilled\\sin|trained\\sin|famed\\sfor|noted\\sfor)\\s[^,;]*$`,
  'iu',
);

/** Verbs by which the writer brings somebody else to a deed, or sees them at it. */
const OTHERS_AT_IT = new RegExp(
  `^(?:watch(?:ed|es|ing)?|saw|see|hear[ds]?|notic\\w+|let|lets|leav\\w+|left|ask(?:ed|s|ing)?|told|tell|order(?:ed)?|instruct(?:ed)?|urg(?:ed|e)|persuad\\w+|convinc\\w+|remind\\w*|invit\\w+|allow\\w*|permit\\w*|encourag\\w+|beg(?:ged)?|want(?:ed)?|expect(?:ed)?|need(?:ed)?|paid|pay|pays|hir(?:ed|e)|engag(?:ed|e)|commission(?:ed)?|wait(?:ed)?\\sfor|call(?:ed)?|got|get|had|have|sent|listen(?:ed)?\\s(?:to|as|while)|look(?:ed)?\\son\\sas)\\s(?!by\\b|on\\b|upon\\b|to\\b|in\\b|of\\b|as\\b|(?:an?\\s|the\\s|my\\s)?(?:experience|years?|charge|sight|command)\\b)(?:(?:an?|the|our|my|their|his|her|another|some|all|two|three|four|five|\\d+)\\s)?${FEW}(?:${SOMEBODY}(?:s|es)?|\\p{Lu}\\p{L}+|me|us|them|him|her)\\s(?:to\\s|in\\sto\\s)?[\\p{L}]`,
  'iu',
);

/** Words before a deed that leave the writer its doer. */
const OWN_SUBJECT = /^(?:(?:I(?:['’]ve)?|also|then|now|often|once|daily|[\p{L}]+ly)\s+)*/iu;

/** Whether the words before a name are about the deed of another person whom the sentence names. */
export function isSomebodyElses(before: string): boolean {
  const words = before.replace(OWN_SUBJECT, '');
  if (LEADS_THEM.test(words)) return false;
  return OTHERS_AT_IT.test(words) || PERSONS_CLAUSE.test(words);
}

/** `Stocktaking was carried out by me`, `… fell to me`, `… was my task`: the passive with its doer. */
const DONE_BY_ME =
  /^(?:\s(?!not\b|never\b|no\b|nor\b)[\p{L}\p{N}’'.,%&-]+){0,8}?\s(?:(?:is|are|was|were|(?:has|have|had)\sbeen|being)\s(?:(?!not\b|never\b|hardly\b|to\b)[\p{L}-]+\s){1,4}(?:by|to)\s(?:me|myself)\b(?!\s(?:and|or|nor)\b)|(?:fell|falls|came|comes)\sto\sme\b|(?:is|are|was|were)\s(?:my\s(?:own\s)?(?:\p{L}+\s)?(?:job|task|duty|responsibility|work|charge|part|role|desk)|mine)\b|(?:is|was|were)\s(?:(?:entrusted|assigned|given|left)\s)to\sme\b)/iu;
/** `…, which I have led since 2023`, `whose payroll I run`. */
const WHICH_I =
  /^,?\s(?:(?:which|that|and)\s)?I(?:['’]ve|\shave|\shad)?\s(?:since\s|then\s|now\s|still\s|also\s)?(?:led|lead|run|ran|done|did|do|handled?|managed?|kept|keep|headed|supervised?|conducted?|organi[sz]ed?|planned|built|designed?|taught|teach|wrote|written|set\sup|carried\sout|carry\sout|operated?|used?|performed?)\b/iu;
const NOT_DONE =
  /\b(?:shown|explained|taught|offered|sold|read|described|promised|refused|denied|demonstrated|sent|billed|lent)\s(?:by|to)\s(?:me|myself)\b/iu;

/** Whether what follows a name says in the passive that the writer did it. */
export const isDoneByWriter = (before: string, after: string): boolean =>
  (DONE_BY_ME.test(after) || WHICH_I.test(after)) &&
  !NOT_DONE.test(after) &&
  !/\b(?:except|but|not|no|never|after|before|while|until|since|because)\b/iu.test(before) &&
  !/^[^.;]*\b(?:until|would|should|could|will)\b/iu.test(after.slice(0, 60));
