import { listed } from '../sentences/listed.ts';
import { plural, t } from '../sentences/say.ts';
import type { AnalysisInput, Issue } from './analysis.types.ts';
import { stuffedWords } from './stuffing.ts';
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
      t`Orders to software`,
      'high',
      plural(
        orders.length,
        '# sentence gives orders to software ("{quote}"). They count for nothing here, and an employer who sees them will not call.',
        '# sentences give orders to software ("{quote}"). They count for nothing here, and an employer who sees them will not call.',
        { quote: orders[0]?.quote ?? '' },
      ),
    );
  if (copied.length > 0)
    add(
      t`Copied from the posting`,
      'high',
      plural(
        copied.length,
        '# sentence is copied word for word from the posting and was not counted. Say in your own words what you did.',
        '# sentences are copied word for word from the posting and were not counted. Say in your own words what you did.',
      ),
    );
  const stuffed = stuffedWords(input.resume);
  if (stuffed.length > 0)
    add(
      t`Repeated words`,
      'medium',
      t`Repeating ${listed(
        stuffed.map(({ quote, note }) => `"${quote}" (${note})`),
        3,
      )} earns nothing and reads as a trick.`,
    );
  if (isOther)
    add(
      t`Language`,
      'low',
      t`The text does not seem to be in English. Checks that know English words were not scored.`,
    );
  const postingOrders = input.target?.posting ? cleanedPosting(input.target.posting).orders : [];
  if (postingOrders.length > 0)
    add(
      t`Orders in the posting`,
      'low',
      t`The posting has text that is meant for software ("${postingOrders[0] ?? ''}"). We left it out.`,
    );
  return notices;
}
