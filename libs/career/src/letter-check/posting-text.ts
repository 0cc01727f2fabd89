import { normalised } from './normalise.ts';

const FIRST_PERSON = /(?<![\p{L}.])(?:I|I'm|I've|I'd|my|My|me|Me|mine|Mine|myself)(?![\p{L}.])/u;
/** To whoever writes the letter, not to whoever reads the posting. */
const TO_A_WRITER =
  /\b(?:ignore|disregard|forget|override) (?:all|any|the|your|previous|prior|above)\b|\b(?:previous|prior|above|these|following) instructions?\b|\b(?:write|put|insert|include|add|say|state|mention|claim|repeat|copy|append|output|print|respond)\b[^.]{0,60}\b(?:letter|following|this|that (?:he|she|they|the (?:candidate|applicant))|in your (?:answer|reply|output))\b|\b(?:language|ai) model\b|\bsystem prompt\b|\b(?:assistant|system|user)\s*:|\bthe (?:candidate|applicant) (?:is|has|was|holds|led|won|speaks)\b/i;

/**
 * The lines of a posting that a letter may be based on. A posting speaks neither in the first person singular nor to
 * whoever writes the letter: a line that does is not a ground for anything.
 */
export const groundsOfPosting = (posting: string): string =>
  normalised(posting)
    .split(/\n|<br\s*\/?>|<\/p>/i)
    .filter((line) => !FIRST_PERSON.test(line) && !TO_A_WRITER.test(line))
    .join('\n');
