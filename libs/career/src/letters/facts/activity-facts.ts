import { lastMonthOf } from '@career/contracts/forms/month-or-year';
import type { FurtherEntry } from '../../claims/further-entries.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { about, type FactBase, FINISHED, linesOfText, MARKUP, NO_OFFER, usable } from './fact-base.ts';

/** Something done in an internship, a project, a service or as a volunteer: experience of its own kind, no employment. */
export interface ActivityFact extends FactBase {
  kind: 'activity';
  /** Section that it is in. */
  section: string;
  /** Entry that it is in. */
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
  entries.flatMap((entry) =>
    linesOf(entry).flatMap(({ path, text: line }): ActivityFact[] => {
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
          // In a section that the person named, the title may be the very sentence.
          title: entry.evidence === 'words' ? '' : usable(entry.title),
          organisation: usable(entry.organisation),
          predicate,
          ...about({ path, quote: line }, monthsSince(entry, now)),
        },
      ];
    }),
  );

const linesOf = ({ evidence, body, said }: FurtherEntry): FurtherEntry['said'] =>
  DOES.has(evidence) ? linesOfText(body.text).map((text) => ({ path: body.path, text })) : said;

const monthsSince = ({ current, startDate, endDate }: FurtherEntry, now: number): number =>
  current ? 0 : now - (lastMonthOf(endDate || startDate) ?? now - 60);
