import type { ReactNode } from 'react';
import { Separator } from './separator.tsx';
import { wholeWords } from './whole-words.tsx';

interface EntryProps {
  /** Printed above the entry, and for those that follow it. */
  heading?: string | undefined;
  /** Said of the entry itself in the Text PDF, instead of the heading, on the line of what else belongs to it. */
  ownHeading?: string | undefined;
  /** First words of the entry, set strongest. */
  title: string;
  /** What belongs to it: employer, school, issuer. */
  detail?: string;
  /** Place or grade, set lightest. */
  aside?: string;
  period?: string;
  /** At the top of a new page. */
  startsPage?: boolean;
  children?: ReactNode;
}

/** The head of any dated entry, with its body. The arrangement decides where the period is. */
export function Entry({
  heading,
  ownHeading,
  title,
  detail,
  aside,
  period,
  startsPage,
  children,
}: EntryProps) {
  return (
    <div
      className={heading ? 'sheet-entry sheet-entry-first' : 'sheet-entry'}
      data-entry=""
      data-starts-page={startsPage ? '' : undefined}
    >
      <span className="sheet-mark" aria-hidden="true" />
      <div className="sheet-entry-head">
        {heading && (
          <p className="sheet-employer" dir="auto" data-in-text-pdf="false">
            {wholeWords(heading)}
          </p>
        )}
        {title && (
          <h3 className="sheet-entry-title" dir="auto">
            {wholeWords(title)}
          </h3>
        )}
        {ownHeading && (
          <p className="sheet-entry-detail" dir="auto" hidden data-in-text-pdf="true">
            {title && <Separator text="|" />}
            <Detail of={[ownHeading, detail].filter(Boolean).join(' | ')} aside={aside} />
          </p>
        )}
        {(detail || aside) && (
          <p className="sheet-entry-detail" dir="auto" data-in-text-pdf={ownHeading ? 'false' : undefined}>
            {title && <Separator text="|" />}
            <Detail of={detail} aside={aside} />
          </p>
        )}
      </div>
      {period && <p className="sheet-period">{period}</p>}
      {children && <div className="sheet-entry-body">{children}</div>}
    </div>
  );
}

/** What the entry belongs to, and its place or grade, on one line. */
const Detail = ({ of, aside }: { of: string | undefined; aside: string | undefined }) => (
  <>
    {of && <span className="sheet-entry-of">{wholeWords(of)}</span>}
    {of && aside && <span className="sheet-entry-bar"> |</span>}
    {of && aside && ' '}
    {aside && <span className="sheet-entry-aside">{wholeWords(aside)}</span>}
  </>
);
