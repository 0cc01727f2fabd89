import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useId, useRef, useState } from 'react';
import { FileInput } from '../../../shared/forms/native/file-input.tsx';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { numberText, t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { tableText } from './read-table-file.ts';
import styles from './transfer.module.css';

interface TableSourceProps {
  isReading: boolean;
  onText: (text: string) => void;
}

const TOO_LARGE = t`This table is too large: at most ${numberText(LIMITS.importTextMax)} characters fit. Please split it.`;

/** A table as a file or as pasted text. */
export function TableSource({ isReading, onText }: TableSourceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState('');

  const take = (text: string): void => {
    const isTooLarge = text.length > LIMITS.importTextMax;
    setFault(isTooLarge ? TOO_LARGE : '');
    onText(isTooLarge ? '' : text);
  };
  const readFile = async (file: File): Promise<void> => {
    // No character takes more than four bytes, so a larger file cannot fit; it is not read at all.
    if (file.size > 4 * LIMITS.importTextMax) take('x'.repeat(LIMITS.importTextMax + 1));
    else take(tableText(await file.arrayBuffer()));
    // The same file, corrected and chosen again, is a change again.
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.source}>
      <LabelledControl label={t`CSV file`}>
        {(fileId) => (
          <FileInput
            ref={input}
            id={fileId}
            accept=".csv,.tsv,.txt,text/csv"
            disabled={isReading}
            onChange={({ target: { files } }) => {
              if (files?.[0]) void readFile(files[0]);
            }}
          />
        )}
      </LabelledControl>
      <details>
        <summary>{t`Paste the table instead`}</summary>
        <label htmlFor={id} className="visually-hidden">{t`Table`}</label>
        <NativeTextArea
          id={id}
          rows={5}
          placeholder={t`Company,Position,Applied date
Kora Foods,Accountant,2026-11-02`}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <button
          type="button"
          className="button"
          disabled={isReading || pasted.trim() === ''}
          onClick={() => take(pasted)}
        >{t`Read the table`}</button>
      </details>
      {fault && <Failure look="line" text={fault} />}
    </div>
  );
}
