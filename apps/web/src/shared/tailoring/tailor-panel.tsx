import '../api/client.ts';
import { checkTailoring, listResumes, makeTailoredCopy } from '@career/client/operations';
import type { TailoringLineDto } from '@career/client/types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorText } from '../api/api-error.ts';
import { randomId } from '../document-session/random-id.ts';
import { LabelledControl } from '../forms/native/labelled-control.tsx';
import { NativeSelect } from '../forms/native/native-select.tsx';
import { rich } from '../language/rich.ts';
import { plural, t } from '../language/texts.ts';
import { showError, showNotice } from '../notices/notices.ts';
import boxed from '../ui/boxed-rows.module.css';
import { Failure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { TailoringLines } from './tailoring-lines.tsx';

const resumesQuery = queryOptions({
  queryKey: ['resumes', 'for-tailoring'],
  queryFn: async ({ signal }) => (await listResumes({ signal, throwOnError: true })).data,
  gcTime: 0,
});

/** What holds the posting: a saved job, or an application. */
type TailoringTarget = { savedJobId: string } | { jobApplicationId: string };

const tailoringQuery = (target: TailoringTarget, resumeId: string, version: number) =>
  queryOptions({
    queryKey: ['resumes', 'tailoring', target, resumeId, version],
    queryFn: async ({ signal }) =>
      (await checkTailoring({ body: { ...target, resumeId }, signal, throwOnError: true })).data,
    gcTime: 0,
  });

interface TailorPanelProps {
  target: TailoringTarget;
  /** What the target says now. */
  job: { resumeUsed: string | null; version: number; position: string; company: string };
  /** Why no copy can be made at the moment. */
  blockedBy?: string;
  /** The copy is made, and noted with the target: loads that again. */
  onTailored: () => Promise<unknown>;
}

/** A copy of a resume in the words of the posting: what it shows, what under another word, what is missing. */
export function TailorPanel({ job, onTailored, ...copying }: TailorPanelProps) {
  const resumes = useQuery(resumesQuery);
  const [chosen, setChosen] = useState('');
  const used = resumes.data?.find(({ id }) => id === job.resumeUsed);
  // A saved job notes its copy alone; with an application the person may have chosen any resume.
  const isCopy = 'savedJobId' in copying.target ? job.resumeUsed !== null : used?.title === nameOf(job);
  const sources = resumes.data?.filter(({ id }) => !isCopy || id !== job.resumeUsed) ?? [];
  const resumeId = chosen || (!isCopy && job.resumeUsed) || sources[0]?.id || '';
  return (
    <section className="card" aria-labelledby="tailor-step">
      <h2 id="tailor-step">{t`Your resume for this job`}</h2>
      {isCopy && job.resumeUsed && (
        <p>
          {t`You have a copy for this job.`}{' '}
          <Link to="/resume/edit/$id" params={{ id: job.resumeUsed }}>{t`Open the copy`}</Link>
          {' · '}
          <Link to="/resume/preview/$id" params={{ id: job.resumeUsed }}>{t`See and download it`}</Link>
        </p>
      )}
      {resumes.isPending && <Loading text={t`Loading your resumes...`} />}
      {resumes.data?.length === 0 && (
        <p>{rich`You have no resume yet. ${<Link to="/resume/new">{t`Create your resume`}</Link>}, then come back.`}</p>
      )}
      {sources.length > 1 && (
        <LabelledControl label={t`Resume`}>
          {(id) => (
            <NativeSelect
              id={id}
              options={sources.map(({ id: value, title }) => ({
                value,
                label: title || t`Untitled resume`,
              }))}
              value={resumeId}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </LabelledControl>
      )}
      {resumeId !== '' && (
        <Tailoring
          key={resumeId}
          {...copying}
          version={job.version}
          resumeId={resumeId}
          onTailored={() => {
            // Another copy is made from the same resume, not from the copy.
            setChosen(resumeId);
            return onTailored();
          }}
        />
      )}
    </section>
  );
}

/** The title that the API stores for a copy for a job, in English whatever the screen's language is. */
const nameOf = ({ position, company }: TailorPanelProps['job']): string =>
  [position, company].filter(Boolean).join(' at ');

interface TailoringProps extends Omit<TailorPanelProps, 'job'> {
  version: number;
  resumeId: string;
}

function Tailoring({ target, version, resumeId, blockedBy, onTailored }: TailoringProps) {
  const queries = useQueryClient();
  const tailoring = useQuery(tailoringQuery(target, resumeId, version));
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const key = useRef(randomId());
  const copying = useMutation({
    mutationFn: async (accepted: string[]) =>
      (
        await makeTailoredCopy({
          body: { ...target, resumeId, accepted },
          headers: { 'Idempotency-Key': key.current },
          throwOnError: true,
        })
      ).data,
    onSuccess: async ({ title }) => {
      key.current = randomId();
      await onTailored();
      void queries.invalidateQueries({ queryKey: ['resumes'] });
      showNotice({
        title: t`Copy made`,
        description: t`It is named ${title}. Your other resumes are unchanged.`,
      });
    },
    onError: (error) => showError(t`Failed to make the copy`, errorText(error)),
  });
  if (tailoring.isPending) return <Loading text={t`Reading the posting...`} />;
  if (tailoring.isError)
    return <Failure text={errorText(tailoring.error)} onRetry={() => void tailoring.refetch()} />;
  const { lines, copyTitle } = tailoring.data;
  const offers = lines.flatMap(({ offer }) => offer ?? []);
  const accepted = offers.map(({ id }) => id).filter((id) => !refused.has(id));
  return (
    <>
      <p role="status">{countText(lines)}</p>
      <TailoringLines
        lines={lines}
        resumeId={resumeId}
        refused={refused}
        onToggle={(id) => setRefused((before) => toggled(before, id))}
      />
      <div className={boxed.buttons}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={copying.isPending || blockedBy !== undefined}
          onClick={() => copying.mutate(accepted)}
        >
          {copying.isPending ? t`Making the copy...` : t`Tailor a copy`}
        </button>
        <span className={boxed.hint}>
          {blockedBy && `${blockedBy} `}
          {t`Makes “${copyTitle}”${
            accepted.length > 0
              ? plural(accepted.length, ' with # changed word', ' with # changed words')
              : ''
          }.`}
        </span>
      </div>
    </>
  );
}

const toggled = (before: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]);

const STATES: readonly (readonly [TailoringLineDto['state'], string])[] = [
  ['shown', 'shown'],
  ['other-word', 'under another word'],
  ['missing', 'missing'],
  ['unclear', 'to check yourself'],
];

/** `3 shown, 1 under another word, 2 missing`; what is none is left out. */
function countText(lines: readonly TailoringLineDto[]): string {
  if (lines.length === 0) return t`We found no requirements in this posting. Read it yourself, too.`;
  return STATES.map(([state, words]) => [lines.filter((line) => line.state === state).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}
