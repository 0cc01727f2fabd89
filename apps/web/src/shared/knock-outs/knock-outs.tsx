import type { CheckKnockOutsDto } from '@career/client/types';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { PartBoundary } from '../parts/part-boundary.tsx';
import styles from './knock-outs.module.css';

const KnockOutPanel = lazyPart(() => import('./knock-out-panel.tsx'), 'KnockOutPanel');

interface KnockOutsProps {
  body: CheckKnockOutsDto;
  about?: string;
}

/** The check before applying, with its counts at once and its rows when it is opened. */
export function KnockOuts({ body, about }: KnockOutsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.room}>
      <PartBoundary asked={isOpen} onMissing={() => setOpen(false)}>
        <KnockOutPanel body={body} isOpen={isOpen} about={about} onToggle={setOpen} />
      </PartBoundary>
    </div>
  );
}

/** The same behind a button: where there are many postings, only the one that is asked about is checked. */
export function KnockOutsOnDemand({ body, about }: KnockOutsProps) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(true);
  if (!isAsked)
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {t`Check before you apply`}
        {about && <span className="visually-hidden"> {t`as ${about}`}</span>}
      </button>
    );
  return (
    <PartBoundary asked={isAsked} onMissing={() => setAsked(false)}>
      <KnockOutPanel body={body} isOpen={isOpen} about={about} onToggle={setOpen} />
    </PartBoundary>
  );
}
