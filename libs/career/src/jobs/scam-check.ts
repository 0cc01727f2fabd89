import { freeMailAddress, isFamousEmployer, isNoEmployer, messengerOnly } from './scam/contact-signs.ts';
import weighing from './scam/data/weights.json' with { type: 'json' };
import { asksFee } from './scam/fee-asked.ts';
import { bandLeftBehind, PAY_BANDS, type PayBand } from './scam/pay-above-band.ts';
import { type WordedSign, wordedSigns } from './scam/worded-signs.ts';
import { sentencesOf } from './sentences.ts';

export type ScamReasonKind =
  | 'fee-asked'
  | 'free-mail'
  | 'borrowed-name'
  | 'whatsapp-only'
  | 'pay-above-band'
  | 'no-employer'
  | 'easy-home-work'
  | WordedSign;

export interface ScamReason {
  kind: ScamReasonKind;
  /** The words of the posting that raised it, exactly; null when something is missing rather than said. */
  sentence: string | null;
  /** For `pay-above-band`: where the band comes from. */
  basis?: string;
}

/**
 * `stop`: the signs together weigh as much as in a scam. `check`: some, which honest small firms show too.
 * `none`: no sign was found, or only such as every posting may show; that proves nothing.
 */
export interface ScamCheck {
  level: 'none' | 'check' | 'stop';
  /** Empty at `none`. */
  reasons: ScamReason[];
}

/** The parts of a listing that are read. */
export interface ScamCheckText {
  title: string;
  company: string;
  location?: string;
  description: string;
  requirements?: string;
  salary: string | null;
  url: string | null;
}

/**
 * Signs by which job scams give themselves away, with the words that show them, weighed by a fit on labelled postings.
 * @param bands what pay is far above ordinary; pass an empty list to leave pay out.
 */
export function scamCheck(posting: ScamCheckText, bands: readonly PayBand[] = PAY_BANDS): ScamCheck {
  const reasons = signsOf(posting, bands);
  const sum = weighing.bias + reasons.reduce((all, { kind }) => all + weightOf(kind), 0);
  if (sum >= weighing.stop) return { level: 'stop', reasons };
  return sum >= weighing.check ? { level: 'check', reasons } : { level: 'none', reasons: [] };
}

const weights: Readonly<Record<string, number | undefined>> = weighing.weights;
const weightOf = (kind: ScamReasonKind): number => weights[kind] ?? 0;

/** Every sign of a posting, also those that weigh too little to be shown. */
export function signsOf(posting: ScamCheckText, bands: readonly PayBand[] = PAY_BANDS): ScamReason[] {
  const { title, company, location, salary, url } = posting;
  const sentences = [
    ...new Set([title, posting.description, posting.requirements ?? ''].flatMap(sentencesOf)),
  ];
  const all = salary ? [...sentences, ...sentencesOf(salary)] : sentences;
  const worded = wordedSigns(all);
  const mail = sentences.find((sentence) => freeMailAddress(sentence) !== undefined);
  const band = bandLeftBehind({ title, location, salary, sentences }, bands);
  const noExperience = worded.find(({ kind }) => kind === 'no-experience')?.sentence;
  return [
    ...said('fee-asked', sentences.find(asksFee)),
    ...said('free-mail', mail),
    ...said('borrowed-name', isFamousEmployer(company) ? mail : undefined),
    ...said('whatsapp-only', messengerOnly(sentences, url)),
    ...(band ? [{ kind: 'pay-above-band', sentence: salary, basis: band.basis } as const] : []),
    ...(isNoEmployer(company) ? [{ kind: 'no-employer', sentence: company.trim() || null } as const] : []),
    ...said(
      'easy-home-work',
      isHomeWork(posting) && (isPaidShortly(salary ?? '') || sentences.some(namesShortPay))
        ? noExperience
        : undefined,
    ),
    ...worded,
  ];
}

const said = (kind: ScamReasonKind, sentence: string | undefined): ScamReason[] =>
  sentence === undefined ? [] : [{ kind, sentence }];

const HOME = /\b(?:home|remote|anywhere|online|(?:from|with|on) (?:your|the) phone)\b/i;
const SHORT_PAY = /\b(?:hour|hr|hourly|day|daily|week|weekly|per task|per survey)\b|\/\s?h/i;

/** Work at home for which nobody needs to know anything, paid by the hour, the day or the week. */
const isHomeWork = ({ title, location = '', description }: ScamCheckText): boolean =>
  [title, location, description.slice(0, 2_000)].some((text) => HOME.test(text));
const isPaidShortly = (salary: string): boolean => SHORT_PAY.test(salary.slice(0, 200));
const namesShortPay = (sentence: string): boolean => /[$£€₦]\s?\d/.test(sentence) && SHORT_PAY.test(sentence);
