import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput, NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { type KnownText, poLines, textsWith } from './better-word.ts';
import { knownTexts } from './known-texts.ts';
import './better-word.css';

interface BetterWordDialogProps {
  language: string;
  onClose: () => void;
}

/** Finds a text of the screens and makes of better words the lines that a translator takes over. */
export function BetterWordDialog({ language, onClose }: BetterWordDialogProps) {
  const texts = useQuery({ queryKey: ['known-texts', language], queryFn: () => knownTexts(language) });
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<KnownText>();
  return (
    <Modal open title={t`Suggest a better word`} onCancel={onClose} footer={null}>
      {texts.isPending && <Loading text={t`Loading...`} />}
      {texts.isError && <p role="alert">{t`The words could not be loaded. Please try again later.`}</p>}
      {texts.data && !chosen && (
        <TextSearch texts={texts.data} words={words} onWords={setWords} onChoose={setChosen} />
      )}
      {chosen && <BetterWords language={language} text={chosen} onOther={() => setChosen(undefined)} />}
    </Modal>
  );
}

interface TextSearchProps {
  texts: readonly KnownText[];
  words: string;
  onWords: (words: string) => void;
  onChoose: (text: KnownText) => void;
}

function TextSearch({ texts, words, onWords, onChoose }: TextSearchProps) {
  const found = textsWith(words, texts);
  return (
    <>
      <LabelledControl label={t`Words on the screen`}>
        {(id) => (
          <NativeInput id={id} dir="auto" value={words} onChange={(event) => onWords(event.target.value)} />
        )}
      </LabelledControl>
      <p className="profile-note" aria-live="polite">
        {words.trim() === '' && t`Type the words as you see them, then choose the text.`}
        {words.trim() !== '' && found.length === 0 && t`No text on our screens has these words.`}
      </p>
      <ul className="better-word-found">
        {found.map((text) => (
          <li key={text.english}>
            <button type="button" onClick={() => onChoose(text)}>
              <strong dir="auto">{text.words}</strong>
              <span lang="en" dir="ltr">
                {text.english}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface BetterWordsProps {
  language: string;
  text: KnownText;
  onOther: () => void;
}

function BetterWords({ language, text, onOther }: BetterWordsProps) {
  const [better, setBetter] = useState(text.words);
  const lines = poLines(text, better);
  const copy = (): void => {
    navigator.clipboard.writeText(lines).then(
      () => showNotice({ title: t`Lines Copied`, description: t`Paste them into a message or an email.` }),
      () => showError(t`Lines Not Copied`, t`Please select the lines and copy them by hand.`),
    );
  };
  const mail = `mailto:?subject=${encodeURIComponent(`Career Toolkit: ${language}.po`)}&body=${encodeURIComponent(lines)}`;
  const isSame = better.trim() === '' || better === text.words;
  return (
    <>
      <p className="profile-note" lang="en" dir="ltr">
        {text.english}
      </p>
      <LabelledControl label={t`Better words`}>
        {(id) => (
          <NativeTextArea
            id={id}
            dir="auto"
            rows={3}
            value={better}
            onChange={(event) => setBetter(event.target.value)}
          />
        )}
      </LabelledControl>
      <p className="profile-note">{t`Keep what is in braces as it is. Send these lines to whoever runs this product:`}</p>
      <pre className="better-word-lines" dir="ltr">
        {lines}
      </pre>
      <div className="page-actions">
        <Button type="primary" disabled={isSame} onClick={copy}>{t`Copy`}</Button>
        <Button href={isSame ? undefined : mail} disabled={isSame}>{t`Send by email`}</Button>
        <Button onClick={onOther}>{t`Another text`}</Button>
      </div>
    </>
  );
}
