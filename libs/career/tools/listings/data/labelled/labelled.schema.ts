// Generated from the JSON Schema by `npm run data`.

/**
 * Postings with what a careful reader says of them
 */
export interface Labelled {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * @minItems 1
   */
  postings: [LabelledPosting, ...LabelledPosting[]];
}
export interface LabelledPosting {
  title: string;
  /**
   * Empty when the posting names no employer.
   */
  company: string;
  location: string;
  jobType: 'Local' | 'International' | 'Remote';
  salary: null | string;
  url: null | string;
  description: string;
  /**
   * Verdict by ISO 3166-1 country of the person.
   */
  can: {
    [k: string]: 'eligible' | 'restricted' | 'unclear';
  };
  scam: (
    | 'fee-asked'
    | 'free-mail'
    | 'borrowed-name'
    | 'whatsapp-only'
    | 'pay-above-band'
    | 'no-employer'
    | 'easy-home-work'
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
    | 'urgency'
  )[];
  /**
   * What the salary text says; left out when the posting names no pay.
   */
  pay?: {
    min: null | number;
    max: null | number;
    currency: null | string;
    period: 'year' | 'hour' | 'day' | 'week' | 'fortnight' | 'month' | null;
  };
}
