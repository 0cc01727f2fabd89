import { saveSavedJobForm } from '@career/contracts/client/form-schemas.gen';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../shared/dates/days.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeTextArea } from '../../../shared/forms/native/native-input.tsx';
import { useBodyForm } from '../../../shared/forms/native/use-body-form.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { JobFields } from '../job/job-fields.tsx';
import styles from '../saved-jobs.module.css';
import { EMPTY_JOB, fitting, type JobValues, readValues } from './job-values.ts';
import { isEmptyShare, type ReceivedShare, takeShare } from './received-share.ts';
import { useSaveJob } from './use-save-job.ts';

const MOST_PASTED = 2_000_000;

/** Save this job: a posting that is pasted, or was shared from another app or site. Works without a connection. */
export function Page() {
  const [share] = useState(takeShare);
  const [pasted, setPasted] = useState(share.text);
  const [read, setRead] = useState<{ values: Partial<JobValues>; requirements: readonly string[] }>();
  const [isByHand, setByHand] = useState(false);
  const [isReading, setReading] = useState(false);
  const [turn, setTurn] = useState(0);
  const started = useRef(false);

  const readPasted = async (from: ReceivedShare): Promise<void> => {
    setReading(true);
    try {
      const { readPosting } = await import('@career/career/jobs/posting/read-posting');
      const today = dayOf(new Date());
      const posting = readPosting(from.text.slice(0, MOST_PASTED), today);
      setRead({
        values: readValues(from, posting, readPosting(from.title, today)),
        requirements: posting.requirements,
      });
    } catch {
      // The reader could not be loaded: what was shared is kept as it is.
      setRead({
        values: {
          jobUrl: share.url,
          jobDescription: fitting(from.text, LIMITS.postingMax),
          position: fitting(from.title, LIMITS.lineMax),
        },
        requirements: [],
      });
    }
    setReading(false);
    setTurn((before) => before + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shared is read once, when the page opens
  useEffect(() => {
    if (started.current || isEmptyShare(share)) return;
    started.current = true;
    void readPasted(share);
  }, []);

  return (
    <PageFrame title="Save this job" back={{ to: '/saved-jobs', label: 'Saved jobs' }}>
      <div className={styles.sections}>
        <section className="card" aria-label="The posting">
          {share.isLost && (
            <p role="status">What you shared did not arrive. Please copy its text and paste it here.</p>
          )}
          <LabelledControl
            label="Paste the job posting"
            hint={
              <p className={boxed.hint}>
                The text of the posting, or a link to it. It is read on this device.{' '}
                <Link to="/save-job/how">Save jobs from other sites and apps</Link>
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
              {read ? 'Read it again' : 'Read the posting'}
            </button>
            {!read && !isByHand && (
              <button type="button" className="button" onClick={() => setByHand(true)}>
                Enter it by hand
              </button>
            )}
          </div>
          {pasted.length > LIMITS.postingMax && (
            <p className={boxed.hint} role="status">
              This text is long. The first {LIMITS.postingMax.toLocaleString('en')} characters of the posting
              are kept.
            </p>
          )}
        </section>
        {(read || isByHand) && (
          <Found key={turn} values={read?.values ?? {}} requirements={read?.requirements ?? []} />
        )}
      </div>
    </PageFrame>
  );
}

/** What is in the box now, with the title and link it came with unless it is another text. */
const asShare = (share: ReceivedShare, pasted: string): ReceivedShare => {
  const text = pasted.trim();
  const isLink = /^https?:\/\/\S+$/i.test(text);
  if (isLink) return { ...share, title: '', text: '', url: text };
  return text === share.text ? share : { ...share, title: '', text, url: '' };
};

/** The facts that were read, to be put right, and saved. */
function Found({ values, requirements }: { values: Partial<JobValues>; requirements: readonly string[] }) {
  const navigate = useNavigate();
  const saving = useSaveJob({
    onSaved: (id) => void navigate(id ? { to: '/saved-jobs/$id', params: { id } } : { to: '/saved-jobs' }),
    onRefused: (error) => form.showErrorsOf(error),
  });
  const form = useBodyForm(
    saveSavedJobForm,
    { ...EMPTY_JOB, ...values },
    (filled) => void saving.save(filled),
  );
  return (
    <form ref={form.form} className={`card ${styles.form}`} noValidate onSubmit={form.submit}>
      <h2>{Object.keys(values).length === 0 ? 'The job' : 'Check what we read'}</h2>
      <p className={boxed.hint} role="status">
        {foundText(values)}
      </p>
      {requirements.length > 0 && (
        <details>
          <summary>
            {requirements.length === 1 ? '1 requirement' : `${requirements.length} requirements`} found
          </summary>
          <ul className={styles.read}>
            {requirements.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
      <JobFields form={form} />
      <div className={boxed.buttons}>
        <button type="submit" className="button" data-kind="primary" disabled={saving.isSaving}>
          {saving.isSaving ? 'Saving...' : 'Save this job'}
        </button>
      </div>
    </form>
  );
}

function foundText(values: Partial<JobValues>): string {
  const missing = (['position', 'company'] as const).filter((name) => !values[name]);
  if (Object.keys(values).length === 0) return 'Fill in what you know. You can add the rest later.';
  if (Object.keys(values).every((name) => name === 'jobUrl'))
    return 'There is only a link. We cannot open it for you: open it, then copy and paste the text, or enter the job here.';
  return missing.length === 0
    ? 'Please check these details. We may have misread some.'
    : `We did not find the ${missing.join(' and the ')}. Please add it before you apply.`;
}
