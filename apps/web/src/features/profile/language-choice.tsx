import { NativeSelect } from '../../shared/forms/native/native-select.tsx';
import { keepLanguage } from '../../shared/language/language-choice.ts';
import { t } from '../../shared/language/texts.ts';

/** Each language in its own words. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sw: 'Kiswahili',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
  pcm: 'Naijá',
  am: 'አማርኛ',
  af: 'Afrikaans',
  zu: 'isiZulu',
};

const nameOf = (language: string): string => {
  const name = NAMES[language] ?? language;
  return __DRAFT_LANGUAGES__.includes(language) ? t`${name} (draft)` : name;
};

/** The language of the screens on this device; nothing while there is English alone. */
export function LanguageChoice() {
  if (__LANGUAGES__.length === 0) return null;
  const options = ['en', ...__LANGUAGES__].map((value) => ({ value, label: nameOf(value) }));
  const choose = (language: string): void => {
    keepLanguage(language);
    location.reload();
  };
  return (
    <li className="profile-row">
      <div>
        <strong id="choice-language">{t`Language`}</strong>
        <p id="words-language">
          {t`The language of the screens. A draft has not been read by a speaker yet. Your resumes and letters stay as they are.`}
        </p>
      </div>
      <NativeSelect
        options={options}
        value={document.documentElement.lang}
        onChange={(event) => choose(event.target.value)}
        aria-labelledby="choice-language"
        aria-describedby="words-language"
      />
    </li>
  );
}
