import type { ReactNode } from 'react';
import { Separator } from './separator.tsx';
import { wholeWords } from './whole-words.tsx';

/** The first words of an entry. */
export interface EntryHead {
  /** Set strongest. */
  title: string;
  /** What belongs to it: employer, school, issuer. */
  detail: string;
  /** Place or grade, set lightest. */
  aside: string;
}

interface EntryProps extends EntryHead {
  /** Printed above the entry, and for those that follow it. */
  heading?: string | undefined;
  /** Its head in the Text PDF, which leaves the heading out: as it would be without others beside it. */
  alone?: EntryHead | undefined;
  period?: string;
  /** At the top of a new page. */
  startsPage?: boolean;
  children?: ReactNode;
}

/** The head of any dated entry, with its body. The arrangement decides where the period is. */
export function Entry({ heading, alone, period, startsPage, children, ...head }: EntryProps) {
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
        {alone && <Head {...alone} inTextPdf="true" />}
        <Head {...head} inTextPdf={alone && 'false'} />
      </div>
      {period && <p className="sheet-period">{period}</p>}
      {children && <div className="sheet-entry-body">{children}</div>}
    </div>
  );
}

/** Who or what, and what it belongs to; drawn in the Text PDF alone, or everywhere but there. */
function Head({ title, detail, aside, inTextPdf }: EntryHead & { inTextPdf?: 'true' | 'false' | undefined }) {
  const where = { 'data-in-text-pdf': inTextPdf, ...(inTextPdf === 'true' ? { hidden: true } : {}) };
  return (
    <>
      {title && (
        <h3 className="sheet-entry-title" dir="auto" {...where}>
          {wholeWords(title)}
        </h3>
      )}
      {(detail || aside) && (
        <p className="sheet-entry-detail" dir="auto" {...where}>
          {title && <Separator text="|" />}
          <Detail of={detail} aside={aside} />
        </p>
      )}
    </>
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
