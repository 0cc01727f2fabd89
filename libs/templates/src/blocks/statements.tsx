import { memo } from 'react';
import { statementsOf } from '../model/statements.ts';
import { wholeWords } from './whole-words.tsx';

/** A description as statements. A single one is a paragraph; several are a list with bullets that are real text. */
export const Statements = memo(function Statements({ text }: { text: string | undefined }) {
  const statements = statementsOf(text);
  if (statements.length === 0) return null;
  if (statements.length === 1) {
    return (
      <p className="sheet-text" dir="auto">
        {wholeWords(statements[0] ?? '')}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers.
    <ul className="sheet-list" role="list">
      {statements.map((statement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements have no identity but their place.
        <li key={index} className="sheet-item" dir="auto">
          <span className="sheet-bullet" aria-hidden="true">
            •
          </span>
          <span className="sheet-item-text">{wholeWords(statement)}</span>
        </li>
      ))}
    </ul>
  );
});
