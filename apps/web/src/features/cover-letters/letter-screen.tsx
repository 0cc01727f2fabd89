import { saveCoverLetterForm } from '@career/contracts/client/form-schemas.gen';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../../shared/document-session/conflict-dialog.tsx';
import { formItem } from '../../shared/forms/antd-rules.ts';
import { showFaults } from '../../shared/forms/show-faults.ts';
import { applicationQuery, offeredApplicationsQuery } from './api/source-queries.ts';
import { letterDifferences, type OpenedLetter } from './drafts/letter-document.ts';
import { ApplicationPicker } from './form/application-picker.tsx';
import { DraftLine, ReplacedBar, RestoredBar } from './form/letter-bars.tsx';
import { type LetterForm, pickedApplication, toForm } from './form/letter-form.ts';
import { PostingMatch } from './form/posting-match.tsx';
import { useLetter } from './form/use-letter.ts';
import { useWriter } from './form/use-writer.ts';
import { WishesFields } from './form/wishes-fields.tsx';
import { WritingProgress } from './form/writing-progress.tsx';
import styles from './letter-screen.module.css';
import { EarlierTextsDialog } from './preview/earlier-texts-dialog.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { AboutLetter } from './side/about-letter.tsx';
import { ReadingCard } from './side/reading-card.tsx';
import { SideCards } from './side/side-cards.tsx';

interface LetterScreenProps {
  opened: OpenedLetter;
  /** The application that the address names. */
  applicationId?: string | undefined;
}

type Field = 'company' | 'position' | 'title' | 'jobUrl' | 'content';
const item = (field: Field) => formItem(saveCoverLetterForm, field);

/** The form of one letter, with what helps to write it beside. */
export function LetterScreen({ opened, applicationId }: LetterScreenProps) {
  const [inputs] = Form.useForm<LetterForm>();
  const [isPreviewing, setPreviewing] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  const letter = useLetter({
    opened,
    onFill: (form) => {
      inputs.setFieldsValue(form);
      // What was filled in is no longer missing.
      inputs.setFields(
        (['company', 'position', 'title', 'content'] as const).map((name) => ({ name, errors: [] })),
      );
    },
    onRefused: (error) => showFaults(inputs, error),
  });
  const { form } = letter;

  const { data: offered } = useQuery(offeredApplicationsQuery);
  const namedId = form.jobApplicationId || applicationId || '';
  const isOffered = offered?.some(({ id }) => id === namedId) ?? false;
  const { data: named } = useQuery({ ...applicationQuery(namedId), enabled: namedId !== '' && !isOffered });
  const applications = [...(named && !isOffered ? [named] : []), ...(offered ?? [])];
  const picked = applications.find(({ id }) => id === form.jobApplicationId);
  const writer = useWriter({ form, fill: letter.fill, source: picked });

  const asked = applications.find(({ id }) => id === applicationId);
  const isPrefillDue =
    asked !== undefined && !letter.isRestored && form.jobApplicationId === '' && form.title === '';
  const { fill } = letter;
  useEffect(() => {
    if (isPrefillDue) fill(pickedApplication(asked));
  });

  const isWriting = writer.stage !== undefined;
  const isUnnamed = form.company.trim() === '' || form.position.trim() === '';

  return (
    <div className={styles.columns}>
      <Form
        form={inputs}
        layout="vertical"
        className={styles.form}
        initialValues={opened.form}
        disabled={letter.isSaving}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(changes: Partial<LetterForm>) => letter.change(changes)}
        onFinish={() => void letter.save()}
      >
        {letter.isRestored && (
          <RestoredBar isNew={opened.documentId === undefined} onStartAfresh={() => void letter.discard()} />
        )}
        <section className="card" aria-labelledby="letter-job">
          <h2 id="letter-job">The job</h2>
          <ApplicationPicker
            applications={applications}
            isLoading={offered === undefined}
            value={form.jobApplicationId}
            disabled={letter.isSaving}
            onPick={(id) => letter.fill(pickedApplication(applications.find((one) => one.id === id)))}
          />
          {picked && (
            <Button
              type="primary"
              className={styles.generateFromJob}
              loading={isWriting}
              disabled={isWriting || letter.isSaving}
              onClick={() => writer.generate(true)}
            >
              Generate from Application
            </Button>
          )}
          <div className={styles.pair}>
            <Form.Item {...item('company')} label="Company Name">
              <Input autoComplete="organization" />
            </Form.Item>
            <Form.Item {...item('position')} label="Position">
              <Input autoComplete="off" />
            </Form.Item>
          </div>
          <Form.Item {...item('title')} label="Cover Letter Title">
            <Input autoComplete="off" />
          </Form.Item>
          <div className={styles.urlRow}>
            <Form.Item {...item('jobUrl')} label="Job URL (optional)">
              <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" />
            </Form.Item>
            <Button
              className={styles.generateSmall}
              disabled={isWriting || isUnnamed || letter.isSaving}
              aria-describedby={isUnnamed ? 'generate-needs' : undefined}
              onClick={() => writer.generate(false)}
            >
              {isWriting ? 'Generating...' : 'Generate'}
            </Button>
          </div>
          {isUnnamed && (
            <p id="generate-needs" className={styles.hint}>
              Company and position are needed to generate a letter.
            </p>
          )}
          <WishesFields form={form} disabled={letter.isSaving} onChange={letter.change} />
          <PostingMatch form={form} />
        </section>
        <section className="card" aria-labelledby="letter-text">
          <h2 id="letter-text">The letter</h2>
          {writer.stage && <WritingProgress stage={writer.stage} onCancel={writer.cancel} />}
          {writer.replaced && <ReplacedBar onBringBack={writer.bringBack} />}
          <Form.Item {...item('content')} label="Content">
            <Input.TextArea
              rows={12}
              className={styles.content ?? ''}
              placeholder="Dear Hiring Manager, …"
              spellCheck
            />
          </Form.Item>
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={letter.isSaving}>
              Save Cover Letter
            </Button>
            <Button onClick={() => setPreviewing(true)}>Preview</Button>
            {opened.documentId !== undefined && (
              <Button onClick={() => setLookingBack(true)}>Earlier texts</Button>
            )}
            <DraftLine
              draft={letter.draft}
              isDirty={letter.isDirty}
              isStored={opened.documentId !== undefined}
            />
          </div>
        </section>
      </Form>
      <aside className={styles.side} aria-label="About your letter">
        {form.report && <AboutLetter report={form.report} />}
        <ReadingCard content={form.content} company={form.company} position={form.position} />
        <SideCards />
      </aside>
      {isPreviewing && (
        <PreviewDialog
          letter={form}
          resumeId={form.resumeId || form.report?.resumeId || picked?.resumeUsed || undefined}
          onClose={() => setPreviewing(false)}
        />
      )}
      {isLookingBack && opened.documentId !== undefined && (
        <EarlierTextsDialog
          letterId={opened.documentId}
          content={form.content}
          onUse={({ title, content }) => {
            letter.fill({ title, content });
            setLookingBack(false);
          }}
          onClose={() => setLookingBack(false)}
        />
      )}
      {letter.serverVersion && (
        <ConflictDialog
          document="letter"
          fields={letterDifferences(form, toForm(letter.serverVersion))}
          keepMine="Save my version over it"
          takeTheirs="Use the other version"
          {...letter.conflict}
        />
      )}
    </div>
  );
}
