import { perMonth } from './pay/period.ts';
import { salary } from './salary.ts';
import { PAY_BANDS, type PayBand } from './scam-check-bands.ts';
import { asksFee, freeMailAddress, isNoEmployer, messengerOnly } from './scam-check-signs.ts';
import { sentencesOf } from './sentences.ts';

export type ScamReasonKind = 'fee-asked' | 'free-mail' | 'whatsapp-only' | 'pay-above-band' | 'no-employer';

export interface ScamReason {
  kind: ScamReasonKind;
  /** The words of the posting that raised it, exactly; null when something is missing rather than said. */
  sentence: string | null;
  /** For `pay-above-band`: where the band comes from. */
  basis?: string;
}

/**
 * `stop`: a fee is asked, or several signs meet. `check`: one sign, which honest small firms show too.
 * `none`: no sign was found, which proves nothing.
 */
export interface ScamCheck {
  level: 'none' | 'check' | 'stop';
  reasons: ScamReason[];
}

/** The parts of a listing that are read. */
export interface ScamCheckText {
  title: string;
  company: string;
  description: string;
  requirements?: string;
  salary: string | null;
  url: string | null;
}

/**
 * Signs by which job scams give themselves away, with the words that show them.
 * @param bands what pay is far above ordinary; pass an empty list to leave pay out.
 */
export function scamCheck(posting: ScamCheckText, bands: readonly PayBand[] = PAY_BANDS): ScamCheck {
  const sentences = [posting.title, posting.description, posting.requirements ?? ''].flatMap(sentencesOf);
  const said = (kind: ScamReasonKind, sentence: string | undefined): ScamReason[] =>
    sentence === undefined ? [] : [{ kind, sentence }];
  const reasons: ScamReason[] = [
    ...said('fee-asked', sentences.find(asksFee)),
    ...said(
      'free-mail',
      sentences.find((sentence) => freeMailAddress(sentence) !== undefined),
    ),
    ...said('whatsapp-only', messengerOnly(sentences, posting.url)),
    ...payAboveBand(posting, sentences, bands),
    ...(isNoEmployer(posting.company)
      ? [{ kind: 'no-employer', sentence: posting.company.trim() || null } as const]
      : []),
  ];
  return { level: levelOf(reasons), reasons };
}

function levelOf(reasons: readonly ScamReason[]): ScamCheck['level'] {
  if (reasons.length === 0) return 'none';
  return reasons.length > 1 || reasons[0]?.kind === 'fee-asked' ? 'stop' : 'check';
}

/** Compares the lowest amount of the posting, in its own currency; without a period nothing is compared. */
function payAboveBand(
  posting: ScamCheckText,
  sentences: readonly string[],
  bands: readonly PayBand[],
): ScamReason[] {
  const pay = salary(posting.salary);
  if (!pay?.period) return [];
  const monthly = perMonth(pay.min ?? pay.max ?? 0, pay.period);
  const text = sentences.join('\n').toLowerCase();
  const title = posting.title.toLowerCase();
  const band = bands.find(
    ({ words, currency, monthlyMax }) =>
      currency === pay.currency &&
      monthly > monthlyMax &&
      words.some((word) => hasWord(word.startsWith('no ') ? text : title, word)),
  );
  return band ? [{ kind: 'pay-above-band', sentence: posting.salary, basis: band.basis }] : [];
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const letter = /\p{L}/u;
  const after = text.slice(at + word.length).replace(/^s/, '');
  return !letter.test(text[at - 1] ?? ' ') && !letter.test(after[0] ?? ' ');
}
