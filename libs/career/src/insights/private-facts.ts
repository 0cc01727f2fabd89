import { t } from '../sentences/say.ts';
/** A personal fact that many employers must not or do not want to know. */
export interface PrivateFact {
  /** What it is, as a sentence names it. */
  kind: string;
  /** Where it begins in the text. */
  at: number;
}

const VALUE = String.raw`\s*(?:[:=–-]|is\b)?\s*`;
const LABELLED = String.raw`\s*[:=–-]\s*`;

/**
 * A label with its value: `Religion: Christian`, `DOB 3 May 1990`. The bare word is work, not the writer: a bank's
 * officer enrols customers for a BVN, a clerk records next of kin, an office lies on Church Street.
 */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    t`date of birth`,
    new RegExp(
      String.raw`\b(?:date of birth|d\.?o\.?b\b\.?|born on(?: the)?)${VALUE}(?=\d|\p{L}{3,9}\.? \d)`,
      'iu',
    ),
  ],
  [t`age`, /(?:^|[.\n]\s*)age\s*[:=–-]\s*\d{2}\b/iu],
  [
    t`marital status`,
    new RegExp(String.raw`\bmarital status${VALUE}(?:single|married|divorced|widow|separated|engaged)`, 'iu'),
  ],
  [t`religion`, new RegExp(String.raw`\breligion${LABELLED}\p{L}`, 'iu')],
  [
    t`place of origin`,
    new RegExp(
      String.raw`\b(?:state of origin|tribe|ethnicity|ethnic group|home ?town|(?:local government area|l\.?g\.?a\.?)(?: of origin)?)${LABELLED}\p{L}`,
      'iu',
    ),
  ],
  [t`gender`, new RegExp(String.raw`\b(?:gender|sex)${LABELLED}(?:male|female|m|f|man|woman)\b`, 'iu')],
  [t`nationality`, new RegExp(String.raw`\bnationality${LABELLED}\p{L}`, 'iu')],
  [
    t`children`,
    new RegExp(String.raw`\b(?:number of )?children${LABELLED}(?:\d|none|nil|one|two|three|four)`, 'iu'),
  ],
  [t`next of kin`, new RegExp(String.raw`\bnext of kin${LABELLED}\p{L}`, 'iu')],
  [
    t`identity number`,
    new RegExp(
      String.raw`\b(?:bvn|nin|(?:bank verification|national identity|passport|voter'?s card)(?: no\.?| number)?)${VALUE}(?:no\.?\s*)?[A-Z]?\d{6,}`,
      'iu',
    ),
  ],
];

/** The personal facts that a text of a resume gives away, each kind once, with where it begins. */
export const privateFacts = (text: string): PrivateFact[] =>
  KINDS.flatMap(([kind, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ kind, at }];
  });
