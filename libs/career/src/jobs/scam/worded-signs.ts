import data from './data/signs.json' with { type: 'json' };

/** Signs that a sentence shows by its words; their rows follow signs.schema.json. */
export type WordedSign =
  | 'bank-details'
  | 'identity-data'
  | 'personal-data'
  | 'cheque'
  | 'money-forwarding'
  | 'reshipping'
  | 'gift-cards'
  | 'mystery-shopper'
  | 'chat-interview'
  | 'kit-purchase'
  | 'no-interview'
  | 'instant-hire'
  | 'easy-money'
  | 'no-experience'
  | 'recruit-others'
  | 'crypto-task'
  | 'click-task'
  | 'job-for-sale'
  | 'hidden-fee'
  | 'free-visa'
  | 'vague-offer'
  | 'urgency';

const signs = data.signs.map(({ kind, patterns }) => ({
  kind: kind as WordedSign,
  rule: new RegExp(patterns.map(({ pattern }) => `(?:${pattern})`).join('|'), 'i'),
}));
const WARNING = new RegExp(data.warnings, 'i');
const AFTER_HIRE = new RegExp(data.afterHire, 'i');
const ASKED_DATA: readonly WordedSign[] = ['bank-details', 'identity-data', 'personal-data'];

/** Each worded sign of a posting with the first sentence that shows it, exactly as written. */
export function wordedSigns(sentences: readonly string[]): { kind: WordedSign; sentence: string }[] {
  const own = sentences.filter((sentence) => !WARNING.test(sentence));
  return signs.flatMap(({ kind, rule }) => {
    const sentence = own.find(
      (words) => rule.test(words) && !(ASKED_DATA.includes(kind) && AFTER_HIRE.test(words)),
    );
    return sentence === undefined ? [] : [{ kind, sentence }];
  });
}
