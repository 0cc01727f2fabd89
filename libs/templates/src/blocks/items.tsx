import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import { printEntry } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTIONS, type EntrySectionName } from '@career/contracts/resume-table/resume-table';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { Fragment, memo } from 'react';
import { sheetMedium } from '../model/sheet-medium.ts';
import { Separator } from './separator.tsx';
import { capitalised } from './skills.tsx';

interface Props {
  section: EntrySectionName;
  entries: readonly object[];
  format: DateFormat;
  words: DocumentWords;
}

/** Entries of one line each, such as languages with how well each is spoken. */
export const Items = memo(function Items({ section, entries, format, words }: Props) {
  const { fields } = ENTRY_SECTIONS[section];
  const items = entries.map((entry) => printEntry(fields, entry, sheetMedium(format, words)));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers.
    <ul className="sheet-languages" role="list">
      {items.map(({ title, detail, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a language may be entered twice.
        <li key={index} className="sheet-language" dir="auto">
          <span className="sheet-language-name">{title}</span>
          {[detail, ...lines].filter(Boolean).map((text) => (
            // The space is apart: a level of another direction than its language would have it at its other end.
            <Fragment key={text}>
              {' '}
              <span className="sheet-language-level" dir="auto">{`(${capitalised(text)})`}</span>
            </Fragment>
          ))}
          {index < items.length - 1 && <Separator text="," />}
        </li>
      ))}
    </ul>
  );
});
