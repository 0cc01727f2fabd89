import { memo } from 'react';
import type { Language } from '../model/sheet-resume.ts';
import { Separator } from './separator.tsx';
import { capitalised } from './skills.tsx';

/** The languages with how well each is spoken. */
export const Languages = memo(function Languages({ languages }: { languages: readonly Language[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers.
    <ul className="sheet-languages" role="list">
      {languages.map((language, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a language may be entered twice.
        <li key={index} className="sheet-language" dir="auto">
          <span className="sheet-language-name">{language.language}</span>
          {language.proficiency && (
            <span
              className="sheet-language-level"
              dir="ltr"
            >{` (${capitalised(language.proficiency)})`}</span>
          )}
          {index < languages.length - 1 && <Separator text="," />}
        </li>
      ))}
    </ul>
  );
});
