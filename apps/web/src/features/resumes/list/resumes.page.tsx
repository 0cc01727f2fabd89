import { listResumesOptions } from '@career/client/queries';
import type { ResumeSummaryDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeInput } from '../../../shared/forms/native/native-input.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { plural, t } from '../../../shared/language/texts.ts';
import { DeletedResumes } from '../../../shared/resumes/deleted-resumes.tsx';
import { NoResumes } from '../../../shared/resumes/no-resumes.tsx';
import type { FilingActions } from '../../../shared/resumes/resume-row.tsx';
import { ResumeRows } from '../../../shared/resumes/resume-rows.tsx';
import { FilterChips } from '../../../shared/ui/filter-chips.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { findResumes, RESUME_ORDERS, type ResumeOrder, tagsOf } from './find-resumes.ts';
import styles from './resumes.module.css';
import { TagsDialog } from './tags-dialog.tsx';
import { useFileResume } from './use-file-resume.ts';

const archivedQuery = listResumesOptions({ query: { archived: true } });

const LIST_ID = 'resumes-found';
const ORDER_OPTIONS = Object.entries(RESUME_ORDERS).map(([value, label]) => ({ value, label }));

/** All resumes of the person. */
export function Page() {
  const { data, error, refetch } = useQuery(listResumesOptions());
  const { data: archived = [] } = useQuery(archivedQuery);
  return (
    <PageFrame
      title={t`Resumes`}
      back={{ to: '/dashboard', label: t`Back to Dashboard` }}
      actions={
        <Link to="/resume/new" className="button" data-kind="primary">
          <Icon name="plus" size={18} /> {t`New Resume`}
        </Link>
      }
    >
      {error && (
        <div className="card" role="alert">
          <p>{t`We could not load your resumes. ${errorText(error)}`}</p>
          <button type="button" className="button" onClick={() => void refetch()}>{t`Try again`}</button>
        </div>
      )}
      {!error && (data ? <Resumes resumes={data} archived={archived} /> : <Loading />)}
    </PageFrame>
  );
}

interface ResumesProps {
  resumes: readonly ResumeSummaryDto[];
  archived: readonly ResumeSummaryDto[];
}

function Resumes({ resumes, archived }: ResumesProps) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ResumeOrder>('saved');
  const [tag, setTag] = useState<string>();
  const [tagged, setTagged] = useState<ResumeSummaryDto>();
  const filing = useFileResume();
  const all = [...resumes, ...archived];
  const tags = tagsOf(all);
  const find = (list: readonly ResumeSummaryDto[]) => findResumes(list, search, order, tag);
  const [found, foundArchived] = [find(resumes), find(archived)];
  const isSearching = search.trim() !== '' || tag !== undefined;
  const actions: FilingActions = {
    onArchive: ({ id, archived: isArchived }) =>
      filing.mutate({ path: { id }, body: { archived: !isArchived } }),
    onTags: setTagged,
  };
  return (
    <section className={`card ${styles.list}`} aria-labelledby={LIST_ID}>
      {all.length > 1 && (
        <search className={styles.tools}>
          <LabelledControl label={t`Search by title or industry`}>
            {(id) => (
              <NativeInput
                id={id}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </LabelledControl>
          <LabelledControl label={t`Order`}>
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
      {tags.length > 0 && (
        <FilterChips
          label={t`Only with the tag`}
          words={tags}
          chosen={tag}
          onPress={(pressed) => setTag(pressed === tag ? undefined : pressed)}
        />
      )}
      <h2
        id={LIST_ID}
        tabIndex={-1}
        // The empty list says it in words of its own.
        className={all.length === 0 ? 'visually-hidden' : styles.count}
        aria-live="polite"
      >
        {countText(found.length, resumes.length)}
      </h2>
      {resumes.length === 0 && <NoResumes />}
      {found.length > 0 && <ResumeRows resumes={found} filing={actions} />}
      {resumes.length > 0 && found.length === 0 && foundArchived.length === 0 && (
        <p className={styles.none}>
          {t`No resume has these words in its title, industry or tags.`}{' '}
          <button
            type="button"
            className="button"
            onClick={() => {
              setSearch('');
              setTag(undefined);
            }}
          >{t`Clear the search`}</button>
        </p>
      )}
      {foundArchived.length > 0 && (
        <details key={String(isSearching)} className={styles.archived} open={isSearching}>
          <summary>{t`Archived (${foundArchived.length})`}</summary>
          <ResumeRows resumes={foundArchived} filing={actions} />
        </details>
      )}
      <DeletedResumes listId={LIST_ID} />
      {tagged && <TagsDialog resume={tagged} onClose={() => setTagged(undefined)} />}
    </section>
  );
}

function countText(found: number, all: number): string {
  if (found !== all) return t`${found} of ${all} resumes`;
  return plural(all, '1 resume', '# resumes');
}
