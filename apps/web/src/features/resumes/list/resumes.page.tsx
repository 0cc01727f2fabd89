import { listResumesOptions } from '@career/contracts/client/@tanstack/react-query.gen';
import type { ResumeSummaryDto } from '@career/contracts/client/types.gen';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { DeletedResumes } from '../../../shared/resumes/deleted-resumes.tsx';
import { NoResumes } from '../../../shared/resumes/no-resumes.tsx';
import { ResumeRows } from '../../../shared/resumes/resume-rows.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { findResumes, RESUME_ORDERS, type ResumeOrder } from './find-resumes.ts';
import styles from './resumes.module.css';

const LIST_ID = 'resumes-found';
const ORDER_OPTIONS = Object.entries(RESUME_ORDERS).map(([value, label]) => ({ value, label }));

/** All resumes of the person. */
export function Page() {
  const { data, error, refetch } = useQuery(listResumesOptions());
  return (
    <PageFrame
      title="Resumes"
      back={{ to: '/dashboard', label: 'Back to Dashboard' }}
      actions={
        <Link to="/resume/new" className="button" data-kind="primary">
          <Icon name="plus" size={18} /> New Resume
        </Link>
      }
    >
      {error && (
        <div className="card" role="alert">
          <p>Your resumes could not be read. {errorText(error)}</p>
          <button type="button" className="button" onClick={() => void refetch()}>
            Try again
          </button>
        </div>
      )}
      {!error && (data ? <Resumes resumes={data} /> : <Loading />)}
    </PageFrame>
  );
}

function Resumes({ resumes }: { resumes: readonly ResumeSummaryDto[] }) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ResumeOrder>('saved');
  const found = findResumes(resumes, search, order);
  return (
    <section className={`card ${styles.list}`} aria-labelledby={LIST_ID}>
      {resumes.length > 1 && (
        <search className={styles.tools}>
          <LabelledControl label="Search by title or industry">
            {(id) => (
              <NativeInput
                id={id}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </LabelledControl>
          <LabelledControl label="Order">
            {(id) => (
              <NativeSelect
                id={id}
                value={order}
                options={ORDER_OPTIONS}
                onChange={(event) => setOrder(event.target.value as ResumeOrder)}
              />
            )}
          </LabelledControl>
        </search>
      )}
      <h2 id={LIST_ID} tabIndex={-1} className={styles.count} aria-live="polite">
        {countText(found.length, resumes.length)}
      </h2>
      {resumes.length === 0 && <NoResumes />}
      {found.length > 0 && <ResumeRows resumes={found} />}
      {resumes.length > 0 && found.length === 0 && (
        <p className={styles.none}>
          No resume has these words in its title or industry.{' '}
          <button type="button" className="button" onClick={() => setSearch('')}>
            Clear the search
          </button>
        </p>
      )}
      <DeletedResumes listId={LIST_ID} />
    </section>
  );
}

function countText(found: number, all: number): string {
  if (found !== all) return `${found} of ${all} resumes`;
  return all === 1 ? '1 resume' : `${all} resumes`;
}
