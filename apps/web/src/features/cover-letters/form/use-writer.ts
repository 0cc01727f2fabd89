import type { GenerateCoverLetterDto } from '@career/client/types';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { askWriter, type WritingStage } from '../api/ask-writer.ts';
import { type LetterForm, languageOf, letterTitle } from './letter-form.ts';

/** What the writer needs of a picked application. */
export interface WritingSource {
  jobDescription: string;
  isJobDescriptionCut: boolean;
}

/** What is sent to the writer; what is left out, the server chooses. */
export function writerBody(form: LetterForm, source: WritingSource | undefined): GenerateCoverLetterDto {
  const pasted = form.posting.trim();
  // The server has the whole text of a posting that the list only begins.
  const own = source?.isJobDescriptionCut ? '' : (source?.jobDescription ?? '');
  return {
    company: form.company.trim(),
    position: form.position.trim(),
    jobDescription: pasted || own,
    ...(form.jobApplicationId === '' ? {} : { jobApplicationId: form.jobApplicationId }),
    ...(form.resumeId === '' ? {} : { resumeId: form.resumeId }),
    tone: form.tone,
    spelling: form.spelling,
    ...(form.language === '' ? {} : { language: form.language }),
  };
}

interface WriterOptions {
  form: LetterForm;
  fill: (changes: Partial<LetterForm>) => void;
  source: WritingSource | undefined;
}

/** Has a letter written; the text that it replaces can be brought back. */
export function useWriter({ form, fill, source }: WriterOptions) {
  const [stage, setStage] = useState<WritingStage>();
  const [replaced, setReplaced] = useState<LetterForm>();
  const running = useRef<AbortController>(undefined);
  // The answer arrives later, so the current text is compared.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => () => running.current?.abort(), []);

  const generate = async (fromApplication: boolean): Promise<void> => {
    if (running.current) return;
    if (form.company.trim() === '' || form.position.trim() === '') {
      showError(t`Missing information`, t`Please provide company and position details.`);
      return;
    }
    const abort = new AbortController();
    running.current = abort;
    setStage({ text: '', progress: 0 });
    try {
      const { content, ...report } = await askWriter(writerBody(form, source), {
        signal: abort.signal,
        onStage: setStage,
      });
      const before = latest.current;
      setReplaced(before.content.trim() === '' || before.content === content ? undefined : before);
      const title = before.title.trim() || letterTitle(form.position.trim(), form.company.trim());
      const writtenIn = languageOf({ writtenIn: report.language, content });
      fill({ content, report, title, writtenIn, isGenerated: true, generateFromJob: fromApplication });
      showNotice({
        title: t`Cover letter generated!`,
        description: t`Review and customize your AI-generated cover letter.`,
      });
    } catch (error) {
      if (!abort.signal.aborted) showError(t`Failed to generate cover letter`, errorText(error));
    } finally {
      running.current = undefined;
      setStage(undefined);
    }
  };

  return {
    generate: (fromApplication: boolean) => void generate(fromApplication),
    stage,
    cancel: () => running.current?.abort(),
    /** The text that a generated one replaced. */
    replaced,
    bringBack: () => {
      if (!replaced) return;
      const { content, writtenIn, isGenerated, generateFromJob, report } = replaced;
      fill({ content, writtenIn, isGenerated, generateFromJob, report });
      setReplaced(undefined);
    },
  };
}
