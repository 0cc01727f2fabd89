import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { resumeQuery } from '../api/resume-gateway.ts';
import { ReviewLinksCard } from './review-links-card.tsx';
import { ShareLinksCard } from './share-links-card.tsx';
import styles from './sharing.module.css';

/** Links of one resume: to show it, and to have it looked over. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { application } = useSearch({ strict: false }) as { application?: unknown };
  const { data: resume, error, refetch } = useQuery(resumeQuery(id));
  return (
    <PageFrame title={t`Share resume`} back={{ to: `/resume/edit/${id}`, label: t`Back to Editor` }}>
      {error && <Failure text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !resume && <Loading text={t`Loading your resume...`} />}
      {resume && (
        <div className={styles.cards}>
          <p className={styles.hint} dir="auto">
            {resume.title || t`Untitled resume`}
          </p>
          <ShareLinksCard
            resume={resume}
            applicationId={typeof application === 'string' ? application : undefined}
          />
          <ReviewLinksCard resumeId={resume.id} />
        </div>
      )}
    </PageFrame>
  );
}
