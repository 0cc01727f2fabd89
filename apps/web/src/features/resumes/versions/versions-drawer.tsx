import type { ResumeVersionSummaryDto } from '@career/client/types';
import { Drawer } from 'antd';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { useSession } from '../editor/editor-context.tsx';
import { useRestoreVersion, useVersions } from './version-calls.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionRow } from './version-row.tsx';
import styles from './versions.module.css';

/** The snapshots that Save Resume kept: look at them, name them, bring them back. */
export function VersionsDrawer({ onClose }: { onClose: () => void }) {
  const id = useSession((state) => state.documentId);
  return (
    <Drawer
      open
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      title={t`Versions`}
      size={520}
      onClose={onClose}
      destroyOnHidden
    >
      {id && <Versions id={id} onRestored={onClose} />}
    </Drawer>
  );
}

function Versions({ id, onRestored }: { id: string; onRestored: () => void }) {
  const { data: versions, error, refetch } = useVersions(id);
  const [compared, setCompared] = useState<ResumeVersionSummaryDto>();
  const restoring = useRestoreVersion(id);
  const restore = (versionId: string): void => restoring.mutate(versionId, { onSuccess: onRestored });

  if (error) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t`The versions could not be read: ${errorText(error)}`}</p>
        <button type="button" className="button" onClick={() => void refetch()}>{t`Try again`}</button>
      </div>
    );
  }
  if (!versions) return <Loading text={t`Loading the versions...`} />;
  if (compared) {
    return (
      <VersionComparison
        version={compared}
        busy={restoring.isPending}
        onBack={() => setCompared(undefined)}
        onRestore={() => restore(compared.id)}
      />
    );
  }
  return (
    <>
      <p className={styles.intro}>
        {versions.length === 0
          ? t`We keep a version here each time you press Save Resume. This resume has none yet.`
          : t`We keep a version each time you press Save Resume: the last 50. Versions with a name are kept longest.`}
      </p>
      <ol className={styles.list}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            busy={restoring.isPending}
            onCompare={() => setCompared(version)}
            onRestore={() => restore(version.id)}
          />
        ))}
      </ol>
    </>
  );
}
