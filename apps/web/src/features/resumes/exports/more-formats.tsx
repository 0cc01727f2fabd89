import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { saveFile } from '../../../shared/documents/save-file.ts';
import { t } from '../../../shared/language/texts.ts';
import type { ExportSource } from './export-format.types.ts';
import { EXPORT_FORMATS, type ExportFormat, noteOf } from './export-formats.ts';
import styles from './more-formats.module.css';
import { isLoaded, runExport } from './run-export.ts';
import { canShareFiles, shareFile } from './share-file.ts';

const [TEXT_PDF] = EXPORT_FORMATS;

/** The other files a resume can be taken away as, made on this device. */
export function MoreFormats({ source }: { source: () => ExportSource }) {
  const [open, setOpen] = useState(false);
  const [progress, setProgress] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const busy = progress !== '';

  const items = (): HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];
  // Before anything can be pressed, so that Escape closes the menu and not a dialog around it.
  useLayoutEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const run = async (format: ExportFormat, use: typeof shareFile): Promise<void> => {
    close();
    const made = await runExport(format, source(), setProgress);
    if (made) await use(made);
    setProgress('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') close();
    else if (target !== undefined) all[target]?.focus();
    else return;
    event.preventDefault();
    // A dialog around the menu would close with it.
    event.stopPropagation();
  };

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={trigger}
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => (open ? close() : setOpen(!busy))}
      >
        {busy ? progress : t`More formats`} <span aria-hidden="true">▾</span>
      </button>
      <p className="visually-hidden" role="status">
        {progress}
      </p>
      {open && (
        <div
          id={id}
          className={styles.menu}
          role="menu"
          tabIndex={-1}
          aria-label={t`More formats`}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget }) => {
            if (!box.current?.contains(relatedTarget)) setOpen(false);
          }}
        >
          {EXPORT_FORMATS.map((format) => (
            <Item
              key={format.id}
              label={format.label}
              note={noteOf(format, isLoaded(format))}
              onChoose={() => void run(format, async ({ file, name }) => saveFile(file, name))}
            />
          ))}
          {TEXT_PDF && canShareFiles() && (
            <Item
              label={t`Share`}
              note={noteOf(
                { ...TEXT_PDF, note: t`Send the Text PDF through another app.` },
                isLoaded(TEXT_PDF),
              )}
              onChoose={() => void run(TEXT_PDF, shareFile)}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Item({ label, note, onChoose }: { label: string; note: string; onChoose: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
      <span className={styles.label}>{label}</span> <span className={styles.note}>{note}</span>
    </button>
  );
}
