import type { ResumeContentDto, ResumeOriginalDto } from '@career/client/types';
import { Link } from '@tanstack/react-router';
import { Drawer } from 'antd';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { ComparedSides } from '../../../shared/ui/compared-sides.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { useSession } from '../editor/editor-context.tsx';
import { differingSections, sectionLines } from '../form/compare-sections.ts';
import { type StoredContent, toForm } from '../form/resume-form.mapper.ts';
import styles from '../versions/versions.module.css';
import { useFollowOriginal, useOriginal } from './original-calls.ts';

/** What changed in the original since a copy in another language was made from it. */
export function OriginalDrawer({ onClose }: { onClose: () => void }) {
  const id = useSession((state) => state.documentId);
  return (
    <Drawer open title={t`What changed in the original`} size={520} onClose={onClose} destroyOnHidden>
      {id && <Original id={id} onFollowed={onClose} />}
    </Drawer>
  );
}

function Original({ id, onFollowed }: { id: string; onFollowed: () => void }) {
  const { data, error } = useOriginal(id);
  const following = useFollowOriginal(id);
  if (error) return <p role="alert">{t`The original could not be read: ${errorText(error)}`}</p>;
  if (!data) return <Loading text={t`Loading the original...`} />;
  const { version } = data;
  return (
    <div className={styles.comparison}>
      <p>{t`Make the same changes in your copy where needed. Then mark it as up to date.`}</p>
      <div className={styles.tools}>
        {version !== null && (
          <>
            <Link to="/resume/preview/$id" params={{ id: data.id }} className="button">
              {t`View the original`}
            </Link>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={following.isPending}
              onClick={() => following.mutate({ path: { id }, body: { version } }, { onSuccess: onFollowed })}
            >{t`My copy is up to date`}</button>
          </>
        )}
      </div>
      <Changes original={data} />
    </div>
  );
}

const formOf = (content: ResumeContentDto) => toForm(content as StoredContent);

function Changes({ original: { state, before, now } }: { original: ResumeOriginalDto }) {
  if (state === 'deleted' || !now) return <p>{t`The original was deleted. Your copy stays.`}</p>;
  if (state === 'same') return <p>{t`The original says the same as when you copied it.`}</p>;
  if (!before) return <p>{t`We no longer have the version you copied, so we cannot show what changed.`}</p>;
  const [then, today] = [formOf(before), formOf(now)];
  return differingSections(then, today)
    .filter(({ id }) => id !== 'design')
    .map(({ id, label }) => (
      <section key={id} className={styles.section} aria-label={label}>
        <h4>{label}</h4>
        <ComparedSides
          sides={[
            { label: t`When you copied it`, lines: sectionLines(then, id) },
            { label: t`Now`, lines: sectionLines(today, id) },
          ]}
        />
      </section>
    ));
}
