import type { RefusedSentence } from './refused-sentence.types.ts';

const PARTS = /[;:()–—]|,\s(?=(?:and|but|which|this|that|both|so|I|each)\b)|(?<=[^,])\s(?=which\b)/i;
const TAKES_UP =
  /^\s*(?:and\s+)?(?:which|that|this|these|those|both|each)\b|\b(?:it|them|these|those|this|that|both|so|such|what)\b(?!\s+(?:position|role|job|post|company|letter|application|opportunity|vacancy))/i;
const ASKED = /\b(?:you|your|yours|advert\w*|posting|role|job|post|requirements?|required)\b/i;
const UNCLAIMED =
  /\b(?:would|could|should like|hope|keen|eager|glad|happy|pleased|welcome|willing|ready|interest\w*|look(?:ing)? forward|apply\w*|appl(?:y|ication)|learn|not|never|no|yet|without|lack|cannot|thank)\b/i;

/** Sentences that say yes to what the posting asks without naming what is claimed: nothing of it can be looked up. */
export function unnamedClaims(sentences: readonly string[]): RefusedSentence[] {
  return sentences.flatMap((sentence, index) => {
    const isAbout = ASKED.test(sentence) || ASKED.test(sentences[index - 1] ?? '');
    const claims = sentence
      .split(PARTS)
      .some(
        (part) => /(?<!\p{L})(?:I|my)(?!\p{L})/u.test(part) && TAKES_UP.test(part) && !UNCLAIMED.test(part),
      );
    return isAbout && claims
      ? [{ sentence, reason: 'It says yes to the posting without naming what the person has.' }]
      : [];
  });
}
