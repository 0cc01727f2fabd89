import { lastMonthOf } from '@career/contracts/forms/month-or-year';
import type { FurtherEntry } from '../../claims/further-entries.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { about, type FactBase, FINISHED, linesOfText, MARKUP, NO_OFFER, usable } from './fact-base.ts';

/** Something done in an internship, a project, a service or as a volunteer: experience of its own kind, no employment. */
export interface ActivityFact extends FactBase {
  kind: 'activity';
  /** Section that it stands in. */
  section: string;
  /** Entry that it stands in. */
  entry: string;
  title: string;
  organisation: string;
  predicate: { text: string; isState: boolean };
}

const DOES: ReadonlySet<FurtherEntry['evidence']> = new Set(['activity', 'paper']);

/** What the entries of sections beside the jobs say was done. */
export const activityFacts = (
  entries: readonly FurtherEntry[],
  language: LetterLanguage,
  now: number,
): ActivityFact[] =>
  entries
    .filter(({ evidence }) => DOES.has(evidence))
    .flatMap((entry) =>
      linesOfText(entry.body.text).flatMap((line): ActivityFact[] => {
        const isOpen = !MARKUP.test(line) && !NO_OFFER.test(line);
        const predicate = isOpen
          ? language.firstPerson(line, entry.current && !FINISHED.test(line))
          : undefined;
        if (!predicate) return [];
        return [
          {
            kind: 'activity',
            section: entry.section.name,
            entry: entry.path,
            title: usable(entry.title),
            organisation: usable(entry.organisation),
            predicate,
            ...about({ path: entry.body.path, quote: line }, monthsSince(entry, now)),
          },
        ];
      }),
    );

const monthsSince = ({ current, startDate, endDate }: FurtherEntry, now: number): number =>
  current ? 0 : now - (lastMonthOf(endDate || startDate) ?? now - 60);
