import { useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { useDocument } from '../editor/editor-context.tsx';
import { valueAt } from '../form/form-path.ts';
import styles from './phrases.module.css';

const PhraseList = lazyPart(() => import('./phrase-list.tsx'), 'PhraseList');

/** Path of the job title of a description, for the sections that have one. */
const titlePathOf = (path: string): string | undefined =>
  /^(?:experience|internships)\.\d+\.description$/.test(path)
    ? path.replace(/description$/, 'position')
    : undefined;

/** Offers lines about what people with this job title do. */
export function SuggestPhrases({ path }: { path: string }) {
  const titlePath = titlePathOf(path);
  const title = useDocument((document) => String((titlePath && valueAt(document, titlePath)) ?? ''));
  const [open, setOpen] = useState(false);
  if (!titlePath || title.trim() === '') return null;
  return (
    <div className={styles.suggest}>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? t`Hide suggested lines` : t`Suggest lines`}
      </button>
      <PartBoundary asked={open} onMissing={() => setOpen(false)}>
        {open && <PhraseList path={path} title={title} />}
      </PartBoundary>
    </div>
  );
}
