import { saveCoverLetterForm } from '@career/contracts/form-schemas';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../../shared/document-session/conflict-dialog.tsx';
import { TextAreaField } from '../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../shared/forms/contract-form.tsx';
import { showFieldErrors } from '../../shared/forms/show-field-errors.ts';
import { t } from '../../shared/language/texts.ts';
import { PartBoundary } from '../../shared/parts/part-boundary.tsx';
import { letterDifferences, type OpenedLetter } from './drafts/letter-document.ts';
import { JobSection } from './form/job-section.tsx';
import { DraftLine, ReplacedBar, RestoredBar } from './form/letter-bars.tsx';
import { type LetterForm, languageOf, pickedApplication, toForm } from './form/letter-form.ts';
import { LetterKnockOuts } from './form/letter-knock-outs.tsx';
import { PostingMatch } from './form/posting-match.tsx';
import { useLetter } from './form/use-letter.ts';
import { useOfferedApplications } from './form/use-offered-applications.ts';
import { useSavedJobPrefill } from './form/use-saved-job-prefill.ts';
import { useWriter } from './form/use-writer.ts';
import { WishesFields } from './form/wishes-fields.tsx';
import { WritingProgress } from './form/writing-progress.tsx';
import styles from './letter-screen.module.css';
import { EarlierTextsDialog } from './preview/earlier-texts-dialog.tsx';
import { LetterPreviewDialog } from './preview/late-letter-preview.ts';
import { AboutLetter } from './side/about-letter.tsx';
import { ReadingCard } from './side/reading-card.tsx';
import { SideCards } from './side/side-cards.tsx';

interface LetterScreenProps {
  opened: OpenedLetter;
  /** The application that the address names. */
  applicationId?: string | undefined;
}

/** The form of one letter, with what helps to write it beside. */
export function LetterScreen({ opened, applicationId }: LetterScreenProps) {
  const inputs = useContractForm<LetterForm>();
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
    onRefused: (error) => showFieldErrors(inputs, error),
  });
  const { form } = letter;

  const offered = useOfferedApplications(form.jobApplicationId || applicationId || '');
  const { applications } = offered;
  const picked = applications.find(({ id }) => id === form.jobApplicationId);
  const writer = useWriter({ form, fill: letter.fill, source: picked });

  const asked = applications.find(({ id }) => id === applicationId);
  const isPrefillDue =
    asked !== undefined && !letter.isRestored && form.jobApplicationId === '' && form.title === '';
  const { fill } = letter;
  useEffect(() => {
    if (isPrefillDue) fill(pickedApplication(asked));
  });

  useSavedJobPrefill(opened.documentId ? undefined : form.savedJobId, form, fill);

  return (
    <div className={styles.columns}>
      <ContractForm
        body={saveCoverLetterForm}
        form={inputs}
        className={styles.form}
        initialValues={opened.form}
        disabled={letter.isSaving}
        onValuesChange={(changes: Partial<LetterForm>) => letter.change(changes)}
        onFinish={() => void letter.save()}
      >
        {letter.isRestored && (
          <RestoredBar isNew={opened.documentId === undefined} onStartAfresh={() => void letter.discard()} />
        )}
        <JobSection
          form={form}
          offered={offered}
          picked={picked}
          writer={writer}
          isSaving={letter.isSaving}
          fill={letter.fill}
        >
          <WishesFields form={form} disabled={letter.isSaving} onChange={letter.change} />
          <PostingMatch form={form} />
          <LetterKnockOuts form={form} />
        </JobSection>
        <section className="card" aria-labelledby="letter-text">
          <h2 id="letter-text">{t`The letter`}</h2>
          {writer.stage && <WritingProgress stage={writer.stage} onCancel={writer.cancel} />}
          {writer.replaced && <ReplacedBar onBringBack={writer.bringBack} />}
          <TextAreaField
            path="content"
            label={t`Content`}
            input={{
              rows: 12,
              className: styles.content,
              placeholder: t`Dear Hiring Manager, …`,
              spellCheck: true,
              lang: languageOf(form),
            }}
          />
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={letter.isSaving}>{t`Save Cover Letter`}</Button>
            <Button onClick={() => setPreviewing(true)}>{t`Preview`}</Button>
            {opened.documentId !== undefined && (
              <Button onClick={() => setLookingBack(true)}>{t`Earlier versions`}</Button>
            )}
            <DraftLine
              draft={letter.draft}
              isWaiting={letter.isWaiting}
              isDirty={letter.isDirty}
              isStored={opened.documentId !== undefined}
            />
          </div>
        </section>
      </ContractForm>
      <aside className={styles.side} aria-label={t`About your letter`}>
        {form.report && <AboutLetter report={form.report} />}
        <ReadingCard content={form.content} company={form.company} position={form.position} />
        <SideCards />
      </aside>
      {isPreviewing && (
        <PartBoundary asked={isPreviewing} onMissing={() => setPreviewing(false)}>
          <LetterPreviewDialog
            letter={form}
            resumeId={form.resumeId || form.report?.resumeId || picked?.resumeUsed || undefined}
            onLanguage={(writtenIn) => letter.fill({ writtenIn })}
            onClose={() => setPreviewing(false)}
          />
        </PartBoundary>
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
          document={t`letter`}
          fields={letterDifferences(form, toForm(letter.serverVersion))}
          keepMine={t`Save my version over it`}
          takeTheirs={t`Use the other version`}
          {...letter.conflict}
        />
      )}
    </div>
  );
}
