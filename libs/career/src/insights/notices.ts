import type { AnalysisInput, Issue } from './analysis.types.ts';
import { stuffedWords } from './stuffing.ts';
import { counted, listed } from './text-forms.ts';
import { type CleanedResume, cleanedPosting } from './untrusted-text.ts';

/** What the person should know although it costs no points. */
export function noticesOf(
  input: AnalysisInput,
  { orders, copied }: CleanedResume,
  isOther: boolean,
): Issue[] {
  const notices: Issue[] = [];
  const add = (
    type: string,
    severity: Issue['severity'],
    description: string,
    path: string | null = null,
  ): void => {
    notices.push({ type, severity, description, checkId: null, path });
  };
  if (orders.length > 0)
    add(
      'Orders to a machine',
      'high',
      `${counted(orders.length, 'sentence orders', 'sentences order')} a reading machine about ("${orders[0]?.quote}"). They count for nothing here, and an employer who sees them will not call.`,
    );
  if (copied.length > 0)
    add(
      'Copied from the posting',
      'high',
      `${counted(copied.length, 'sentence is', 'sentences are')} copied word for word from the posting and ${copied.length === 1 ? 'was' : 'were'} not counted. Say in your own words what you did.`,
    );
  const stuffed = stuffedWords(input.resume);
  if (stuffed.length > 0)
    add(
      'Repeated words',
      'medium',
      `Repeating ${listed(
        stuffed.map(({ quote, note }) => `"${quote}" (${note})`),
        3,
      )} earns nothing and reads as a trick.`,
    );
  if (isOther)
    add(
      'Language',
      'low',
      'The text does not seem to be in English. Checks that know English words were not scored.',
    );
  const postingOrders = input.target?.posting ? cleanedPosting(input.target.posting).orders : [];
  if (postingOrders.length > 0)
    add(
      'Orders in the posting',
      'low',
      `The posting holds text that is meant for machines ("${postingOrders[0]}"). It was left out.`,
    );
  return notices;
}
