import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Link, useNavigate } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../shared/dates/days.ts';
import { isBegun, openNew } from '../../../shared/document-session/open-document.ts';
import { useOpened } from '../../../shared/document-session/use-opened.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { numberText, plural, t } from '../../../shared/language/texts.ts';
import { useCurrentUser } from '../../../shared/session/session.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { JobDocumentForm } from '../job/job-document-form.tsx';
import { type OpenedJob, savedJobDocument } from '../job/saved-job-document.ts';
import { savedJobDrafts } from '../job/saved-job-drafts.ts';
import { useJobDocument } from '../job/use-job-document.ts';
import styles from '../saved-jobs.module.css';
import { EMPTY_JOB, fitting, type JobValues, readValues } from './job-values.ts';
import { forgetShare, isEmptyShare, type ReceivedShare, takeShare } from './received-share.ts';

const MOST_PASTED = 2_000_000;

/** Save this job: a posting that is pasted, or was shared from another app or site. Works without a connection. */
export function Page() {
  const { id: userId } = useCurrentUser();
  const [share] = useState(takeShare);
  // What is shared is a separate job, beside one that was begun.
  const accepts = isEmptyShare(share) ? isBegun : () => false;
  const opened = useOpened(userId, () =>
    openNew({ kind: savedJobDocument, drafts: savedJobDrafts, userId, accepts }, EMPTY_JOB),
  );
  return (
    <PageFrame title={t`Save this job`} back={{ to: '/saved-jobs', label: t`Saved jobs` }}>
      {opened ? <NewJob {...{ share, opened }} /> : <Loading text={t`Loading the form...`} />}
    </PageFrame>
  );
}

interface Read {
  values: Partial<JobValues>;
  requirements: readonly string[];
}

function NewJob({ share, opened }: { share: ReceivedShare; opened: OpenedJob }) {
  const navigate = useNavigate();
  const { document, form } = useJobDocument({
    opened,
    onDone: (id) => {
      forgetShare();
      void navigate(id ? { to: '/saved-jobs/$id', params: { id } } : { to: '/saved-jobs' });
    },
  });
  const [pasted, setPasted] = useState(share.text);
  const [read, setRead] = useState<Read>();
  const [isByHand, setByHand] = useState(opened.restored);
  const [isReading, setReading] = useState(false);
  const started = useRef(false);

  const readPasted = async (from: ReceivedShare): Promise<void> => {
    setReading(true);
    const found = await readShare(from);
    setRead(found);
    const { notes, reminderDate } = document.current();
    document.fill({ ...EMPTY_JOB, notes, reminderDate, ...found.values });
    setReading(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shared is read once, when the page opens
  useEffect(() => {
    if (started.current || isEmptyShare(share)) return;
    started.current = true;
    void readPasted(share);
  }, []);
  // What is kept as a job that was begun comes back as that.
  const isKept = document.draft === 'kept';
  useEffect(() => {
    if (isKept) forgetShare();
  }, [isKept]);

  return (
    <div className={styles.sections}>
      <section className="card" aria-label={t`The posting`}>
        {share.isLost && (
          <p role="status">{t`What you shared did not arrive. Please copy its text and paste it here.`}</p>
        )}
        <LabelledControl
          label={t`Paste the job posting`}
          hint={
            <p className={boxed.hint}>
              {t`The text of the posting, or a link to it. It is read on this device.`}{' '}
              <Link to="/save-job/how">{t`Save jobs from other sites and apps`}</Link>
            </p>
          }
        >
          {(id) => (
            <NativeTextArea
              id={id}
              rows={read ? 3 : 8}
              dir="auto"
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          )}
        </LabelledControl>
        <div className={boxed.buttons}>
          <button
            type="button"
            className="button"
            data-kind={read ? undefined : 'primary'}
            disabled={pasted.trim() === '' || isReading}
            onClick={() => void readPasted(asShare(share, pasted))}
          >
            {read ? t`Read it again` : t`Read the posting`}
          </button>
          {!read && !isByHand && (
            <button
              type="button"
              className="button"
              onClick={() => startTransition(() => setByHand(true))}
            >{t`Enter it by hand`}</button>
          )}
        </div>
        {pasted.length > LIMITS.postingMax && (
          <p
            className={boxed.hint}
            role="status"
          >{t`This text is long. The first ${numberText(LIMITS.postingMax)} characters of the posting are kept.`}</p>
        )}
      </section>
      {(read || isByHand) && (
        <JobDocumentForm
          {...{ document, form }}
          className="card"
          restoredText={t`We kept the job you started.`}
          discardLabel={t`Start with an empty form`}
          saveLabel={t`Save this job`}
          onTakeTheirs={() => void navigate({ to: '/saved-jobs' })}
        >
          <Found values={read?.values ?? {}} requirements={read?.requirements ?? []} />
        </JobDocumentForm>
      )}
    </div>
  );
}

/** The facts of what was shared; without the reader's code, what came with it. */
async function readShare(from: ReceivedShare): Promise<Read> {
  try {
    const { readPosting } = await import('@career/career/jobs/posting/read-posting');
    const today = dayOf(new Date());
    const posting = readPosting(from.text.slice(0, MOST_PASTED), today);
    return {
      values: readValues(from, posting, readPosting(from.title, today)),
      requirements: posting.requirements,
    };
  } catch {
    return {
      values: {
        jobUrl: from.url,
        jobDescription: fitting(from.text, LIMITS.postingMax),
        position: fitting(from.title, LIMITS.lineMax),
      },
      requirements: [],
    };
  }
}

/** What is in the box now, with the title and link it came with unless it is another text. */
const asShare = (share: ReceivedShare, pasted: string): ReceivedShare => {
  const text = pasted.trim();
  const isLink = /^https?:\/\/\S+$/i.test(text);
  if (isLink) return { ...share, title: '', text: '', url: text };
  return text === share.text ? share : { ...share, title: '', text, url: '' };
};

/** What was read, and what to do about it. */
function Found({ values, requirements }: Read) {
  return (
    <>
      <h2>{Object.keys(values).length === 0 ? t`The job` : t`Check what we read`}</h2>
      <p className={boxed.hint} role="status">
        {foundText(values)}
      </p>
      {requirements.length > 0 && (
        <details>
          <summary>{plural(requirements.length, '1 requirement found', '# requirements found')}</summary>
          <ul className={styles.read}>
            {requirements.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function foundText(values: Partial<JobValues>): string {
  const missing = (['position', 'company'] as const).filter((name) => !values[name]);
  if (Object.keys(values).length === 0) return t`Fill in what you know. You can add the rest later.`;
  if (Object.keys(values).every((name) => name === 'jobUrl'))
    return t`There is only a link. We cannot open it for you: open it, then copy and paste the text, or enter the job here.`;
  return missing.length === 0
    ? t`Please check these details. We may have misread some.`
    : t`We did not find the ${missing.join(' and the ')}. Please add it before you apply.`;
}
