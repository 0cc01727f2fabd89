import { listShareLinksOptions } from '@career/client/queries';
import type { ResumeDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { NewShareLink } from './new-share-link.tsx';
import { ShareLinkRow } from './share-link-row.tsx';
import styles from './sharing.module.css';

interface ShareLinksCardProps {
  resume: ResumeDto;
  /** The application that a new link is for. */
  applicationId: string | undefined;
}

/** Pages that show the resume to whoever has their address. */
export function ShareLinksCard({ resume, applicationId }: ShareLinksCardProps) {
  const { data, error, refetch } = useQuery(listShareLinksOptions());
  const [isMaking, setMaking] = useState(applicationId !== undefined);
  const links = data?.filter(({ resumeId }) => resumeId === resume.id);
  return (
    <section className="card" aria-labelledby="share-links">
      <h2 id="share-links">{t`Share links`}</h2>
      <p
        className={styles.hint}
      >{t`A link opens a simple page with your resume on any phone. It shows what your resume says now. You can stop it at any time.`}</p>
      {isMaking ? (
        <NewShareLink resumeId={resume.id} applicationId={applicationId} onClose={() => setMaking(false)} />
      ) : (
        <div className={styles.form}>
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={() => setMaking(true)}
          >{t`Make a link`}</button>
        </div>
      )}
      {error && <Failure look="line" text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !links && <Loading />}
      {links && links.length > 0 && (
        <ul className={styles.rows} aria-label={t`Your links`}>
          {links.map((link) => (
            <ShareLinkRow key={link.id} link={link} resume={resume} />
          ))}
        </ul>
      )}
    </section>
  );
}
