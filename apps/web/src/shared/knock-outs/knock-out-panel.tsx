import type { CheckKnockOutsDto, KnockOutCheckDto } from '@career/contracts/client/types.gen';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../api/api-error.ts';
import { KnockOutList } from './knock-out-list.tsx';
import { knockOutQuery } from './knock-out-query.ts';
import { countText } from './knock-out-words.ts';
import styles from './knock-outs.module.css';

interface KnockOutPanelProps {
  body: CheckKnockOutsDto;
  isOpen: boolean;
  /** What it is about, for those who hear several on one screen. */
  about?: string | undefined;
  onToggle: (isOpen: boolean) => void;
}

/** The check before applying: a line with the counts, and each requirement below it. */
export function KnockOutPanel({ body, isOpen, about, onToggle }: KnockOutPanelProps) {
  const { data, error } = useQuery(knockOutQuery(body));
  return (
    <details className={styles.panel} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        Before you apply
        {about && <span className="visually-hidden"> as {about}</span>}
        <span role="status" className={styles.count}>
          {statusText(data, error)}
        </span>
      </summary>
      {data && <KnockOutList check={data} />}
      {error && !data && <p className={styles.note}>{errorText(error)}</p>}
    </details>
  );
}

function statusText(check: KnockOutCheckDto | undefined, error: unknown): string {
  if (check) return countText(check);
  return error ? 'could not be checked' : 'Checking...';
}
