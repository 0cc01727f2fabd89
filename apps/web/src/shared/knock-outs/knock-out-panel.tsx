import type { CheckKnockOutsDto, KnockOutCheckDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { NativeSelect } from '../forms/native/native-select.tsx';
import { t } from '../language/texts.ts';
import { KnockOutList } from './knock-out-list.tsx';
import { knockOutQuery } from './knock-out-query.ts';
import { countText, postsOf } from './knock-out-words.ts';
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
  const [position, setPosition] = useState('');
  const [posts, setPosts] = useState<readonly string[]>([]);
  const { data, error } = useQuery(knockOutQuery(position ? { ...body, position } : body));
  const named = data ? postsOf(data) : [];
  // The answer for one position names no other: those of the first answer are kept to choose from.
  if (position === '' && named.join('\n') !== posts.join('\n')) setPosts(named);
  return (
    <details className={styles.panel} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        {t`Before you apply`}
        {about && <span className="visually-hidden"> {t`as ${about}`}</span>}
        <span role="status" className={styles.count}>
          {statusText(data, error)}
        </span>
      </summary>
      {posts.length > 1 && <PositionChoice posts={posts} position={position} onChange={setPosition} />}
      {data && <KnockOutList check={data} />}
      {error && !data && <p className={styles.note}>{errorText(error)}</p>}
    </details>
  );
}

interface PositionChoiceProps {
  posts: readonly string[];
  position: string;
  onChange: (position: string) => void;
}

/** Which of several positions of a posting the person wants. */
function PositionChoice({ posts, position, onChange }: PositionChoiceProps) {
  const id = useId();
  return (
    <p className={styles.position}>
      <label htmlFor={id}>{t`Which position do you want?`}</label>
      <NativeSelect
        id={id}
        value={position}
        options={[
          { value: '', label: t`Not chosen yet` },
          ...posts.map((post) => ({ value: post, label: post })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}

function statusText(check: KnockOutCheckDto | undefined, error: unknown): string {
  if (check) return countText(check);
  return error ? 'could not be checked' : t`Checking...`;
}
