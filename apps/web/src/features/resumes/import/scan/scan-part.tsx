import type { ReadResume } from '@career/documents/import/read-resume.types';
import { useEffect, useRef, useState } from 'react';
import { loadMb } from '../../../../shared/documents/load-sizes.ts';
import { NativeOption } from '../../../../shared/forms/native/native-option.tsx';
import { t } from '../../../../shared/language/texts.ts';
import type { ScanProgress } from './read-scan-files.ts';
import { areKept, readerFiles, type ScanLanguage } from './reader-files.ts';
import styles from './scan.module.css';
import { ScanChoice } from './scan-choice.tsx';

interface ScanPartProps {
  files: readonly File[];
  onRead: (read: ReadResume) => void;
  onBack: () => void;
}

const NOT_HERE = t`We could not load the reader. Connect to the internet once and try again. After that it works offline.`;

/** Words for the person; nothing where they ended it themselves. */
function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'ImportRefused') return error.message;
  if (error instanceof Error && error.name === 'AbortError') return '';
  console.error(error);
  return error instanceof TypeError ? NOT_HERE : t`These pages could not be read.`;
}

/** Asks before the text recognition is downloaded, then reads the pages on this device. */
export function ScanPart({ files, onRead, onBack }: ScanPartProps) {
  const [pages, setPages] = useState(files);
  const [french, setFrench] = useState(false);
  const [progress, setProgress] = useState<ScanProgress>();
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const size = useLoadSize(french);

  useEffect(() => {
    heading.current?.focus();
    return () => running.current?.abort();
  }, []);

  const read = async (): Promise<void> => {
    const run = new AbortController();
    running.current = run;
    setProblem('');
    setProgress({ words: t`Loading the reader…`, share: 0 });
    try {
      const { readScanFiles } = await import('./read-scan-files.ts');
      run.signal.throwIfAborted();
      const languages: ScanLanguage[] = french ? ['eng', 'fra'] : ['eng'];
      const say = (next: ScanProgress): void => {
        if (!run.signal.aborted) setProgress(next);
      };
      const found = await readScanFiles(pages, { languages, say, signal: run.signal });
      if (!run.signal.aborted) onRead(found);
    } catch (error) {
      if (!run.signal.aborted) setProblem(problemOf(error));
    } finally {
      if (running.current === run) setProgress(undefined);
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(undefined);
  };

  return (
    <section className={styles.part} aria-labelledby="scan-heading">
      <h2 id="scan-heading" ref={heading} tabIndex={-1}>{t`Read the pages as pictures`}</h2>
      {progress ? (
        <Working progress={progress} onCancel={cancel} />
      ) : (
        <>
          <p>{t`Your device reads the text in the pictures; nothing is sent anywhere. It makes mistakes, so check every field afterwards. ${size.words}`}</p>
          <Pages pages={pages} onChange={setPages} />
          <ScanChoice disabled={false} onChoose={(more) => setPages([...pages, ...more])} />
          <NativeOption
            type="checkbox"
            label={t`Some of it is in French`}
            checked={french}
            onChange={setFrench}
          />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div className={styles.buttons}>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={pages.length === 0}
              onClick={() => void read()}
            >
              {size.action}
            </button>
            <button type="button" className="button" onClick={onBack}>{t`Choose another file`}</button>
          </div>
        </>
      )}
    </section>
  );
}

function Working({ progress, onCancel }: { progress: ScanProgress; onCancel: () => void }) {
  return (
    <>
      <p role="status">{progress.words}</p>
      <progress className={styles.bar} aria-label={progress.words} value={progress.share} max={1} />
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={onCancel}>{t`Cancel`}</button>
      </div>
    </>
  );
}

function Pages({ pages, onChange }: { pages: readonly File[]; onChange: (pages: readonly File[]) => void }) {
  return (
    <ol className={styles.pages} aria-label={t`Pages to read`}>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be chosen twice
        <li key={index}>
          <span dir="auto">{page.name}</span>
          <button
            type="button"
            className="button"
            aria-label={t`Remove ${page.name}`}
            onClick={() => onChange(pages.filter((_, at) => at !== index))}
          >{t`Remove`}</button>
        </li>
      ))}
    </ol>
  );
}

/** What the reading loads, in words: nothing where the reader is on the device. */
function useLoadSize(french: boolean): { words: string; action: string } {
  const [kept, setKept] = useState<boolean>();
  useEffect(() => {
    let current = true;
    void readerFiles(french ? ['eng', 'fra'] : ['eng'])
      .then(areKept)
      .then((found) => current && setKept(found));
    return () => {
      current = false;
    };
  }, [french]);
  if (kept)
    return {
      words: t`The text reader is already on this device: there is nothing to download.`,
      action: t`Read the pages`,
    };
  const size = loadMb(french ? ['scan-reader', 'scan-french'] : ['scan-reader']);
  const loads = size ? t`about ${size} MB` : 'some megabytes';
  return {
    words: t`Downloads ${loads} once; after that it works offline, too.`,
    action: size ? t`Download ${size} MB and read` : t`Download and read`,
  };
}
