import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { jobText } from '../../../shared/language/job-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { applicationQuery } from '../applications/application-query.ts';
import styles from './detail.module.css';
import { DrawerContent } from './drawer-content.tsx';

interface ApplicationDrawerProps {
  /** Undefined while no application is open. */
  id: string | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** One application with all that belongs to it, over the view it was found in. */
export function ApplicationDrawer({ id, onClose, onDeleted }: ApplicationDrawerProps) {
  const isWide = useMedia('(min-width: 52rem)');
  return (
    <Drawer
      open={id !== undefined}
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      size={isWide ? 760 : '100%'}
      title={id && <DrawerTitle id={id} />}
      className={styles.drawer ?? ''}
      onClose={onClose}
      destroyOnHidden
    >
      {id && <Opened key={id} id={id} onClose={onClose} onDeleted={onDeleted} />}
    </Drawer>
  );
}

function DrawerTitle({ id }: { id: string }) {
  const { data } = useQuery(applicationQuery(id));
  return <span className={styles.title}>{data ? jobText(data) : t`Application`}</span>;
}

interface OpenedProps extends ApplicationDrawerProps {
  id: string;
}

function Opened({ id, onClose, onDeleted }: OpenedProps) {
  const application = useQuery(applicationQuery(id));
  const [turn, setTurn] = useState(0);
  if (application.data)
    return (
      <DrawerContent
        // Opened again over the version that names the copy.
        key={turn}
        application={application.data}
        onDeleted={onDeleted}
        onTailored={() => setTurn(turn + 1)}
      />
    );
  if (application.isPending) return <Loading text={t`Loading the application...`} />;
  const isMissing = isStatus(application.error, 404);
  return (
    <div className={styles.unavailable} role="alert">
      <p>
        {isMissing
          ? t`We could not find this application. It may have been deleted.`
          : errorText(application.error)}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => (isMissing ? onClose() : void application.refetch())}
      >
        {isMissing ? t`Back to the tracker` : t`Try again`}
      </button>
    </div>
  );
}
