import type { WritingHint } from '@career/career/writing/writing-hints';
import { plainText } from '@career/contracts/marked-text/statements';
import { useEffect, useState } from 'react';
import { translated } from '../../../../shared/language/texts.ts';
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
export function WritingHints({ id, kind, text }: { id: string; kind: HintedText; text: string }) {
  const [hints, setHints] = useState<readonly WritingHint[]>([]);

  useEffect(() => {
    let abandoned = false;
    const timer = setTimeout(async () => {
      // Offline and not loaded: a text without hints is not a fault.
      const found = await hintsFor(kind, text).catch(() => []);
      if (!abandoned) setHints(found);
    }, AFTER_PAUSE_MS);
    return () => {
      abandoned = true;
      clearTimeout(timer);
    };
  }, [kind, text]);

  return (
    <ul id={id} className={styles.hints}>
      {hints.map(({ kind: about, text: words }) => (
        <li key={about}>{translated(words)}</li>
      ))}
    </ul>
  );
}
