import type { WritingHint } from '@career/career/writing/writing-hints';
import { plainText } from '@career/contracts/marked-text/statements';
import { useCallback, useState } from 'react';
import { translated } from '../../../../shared/language/texts.ts';
import { type TextPath, textAt } from '../../form/form-path.ts';
import type { ResumeForm } from '../../form/resume-form.ts';
import { useAfterPause } from '../use-after-pause.ts';
import styles from './fields.module.css';

export type HintedText = 'description' | 'summary';

/** Rules are asked when the person pauses: nobody is corrected in the middle of a word. */
const AFTER_PAUSE_MS = 1_200;

async function hintsFor(kind: HintedText, text: string): Promise<WritingHint[]> {
  const { descriptionHints, summaryHints } = await import('@career/career/writing/writing-hints');
  const plain = plainText(text);
  return kind === 'summary' ? summaryHints(plain) : descriptionHints(plain);
}

/** Quiet suggestions under a text. They block nothing and are not announced. */
export function WritingHints({ id, kind, path }: { id: string; kind: HintedText; path: TextPath }) {
  const [hints, setHints] = useState<readonly WritingHint[]>([]);
  const textOf = useCallback((document: ResumeForm) => textAt(document, path), [path]);
  const look = useCallback(
    (text: string) =>
      // Offline and not loaded: a text without hints is not a fault.
      void hintsFor(kind, text).then(setHints, () => setHints([])),
    [kind],
  );
  useAfterPause(AFTER_PAUSE_MS, textOf, look);

  return (
    <ul id={id} className={styles.hints}>
      {hints.map(({ kind: about, text: words }) => (
        <li key={about}>{translated(words)}</li>
      ))}
    </ul>
  );
}
