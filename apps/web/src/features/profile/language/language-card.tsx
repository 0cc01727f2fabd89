import type { ScreenLanguage } from '@career/client/types';
import { Button } from 'antd';
import { useState } from 'react';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { keepLanguage } from '../../../shared/language/language-choice.ts';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import type { CurrentUser } from '../../../shared/session/session.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { languageName } from './language-names.ts';

const BetterWordDialog = lazyPart(() => import('./better-word-dialog.tsx'), 'BetterWordDialog');

/** The language of the account's screens and mails; nothing while there is English alone. */
export function LanguageCard({ user }: { user: CurrentUser }) {
  const [wanted, setWanted] = useState<string>();
  const [isSuggesting, setSuggesting] = useState(false);
  const shown = document.documentElement.lang;
  const saving = useSaveProfile({
    onSaved: () => {
      if (!wanted) return;
      keepLanguage(wanted);
      location.reload();
    },
    onFailed: () => setWanted(undefined),
  });
  if (__LANGUAGES__.length === 0) return null;
  const options = ['en', ...__LANGUAGES__].map((value) => ({ value, label: languageName(value) }));
  const choose = (language: string): void => {
    setWanted(language);
    const { firstName, lastName, phone } = user;
    saving.mutate({
      body: { firstName, lastName, phone: phone ?? '', language: language as ScreenLanguage },
    });
  };
  return (
    <section className="card" aria-labelledby="profile-language">
      <h2 id="profile-language">{t`Language`}</h2>
      <p className="profile-note" id="words-language">
        {t`The language of the screens and of our emails. Your resumes and letters stay as they are.`}
      </p>
      <NativeSelect
        options={options}
        value={wanted ?? shown}
        disabled={saving.isPending}
        onChange={(event) => choose(event.target.value)}
        aria-labelledby="profile-language"
        aria-describedby="words-language"
      />
      {__LANGUAGES__.includes(shown) && (
        <p className="profile-note">
          <Button type="link" onClick={() => setSuggesting(true)}>
            {t`Suggest a better word`}
          </Button>
        </p>
      )}
      {isSuggesting && (
        <PartBoundary asked={isSuggesting} onMissing={() => setSuggesting(false)}>
          <BetterWordDialog language={shown} onClose={() => setSuggesting(false)} />
        </PartBoundary>
      )}
    </section>
  );
}
