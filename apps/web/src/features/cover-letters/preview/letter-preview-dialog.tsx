import { saveFile } from '../../../shared/documents/save-file.ts';
import { t } from '../../../shared/language/texts.ts';
import '@career/templates/sheet.css';
import { letterDate } from '@career/career/letters/letter-date';
import { applyMarket } from '@career/career/markets/apply-market';
import type { ResumeDto } from '@career/client/types';
import {
  DOCUMENT_LANGUAGE_NAMES,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
} from '@career/contracts/vocabulary/document-languages';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';
import { LetterSheet, type LetterSheetProps } from '@career/templates/letter-sheet';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { loadNoteIfSparing } from '../../../shared/documents/load-sizes.ts';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { showError } from '../../../shared/notices/notices.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/session.ts';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import { letterResumeQuery, letterResumesQuery } from '../api/source-queries.ts';
import { type LetterValues, languageOf } from '../form/letter-form.ts';
import { LETTER_FORMATS, type LetterSource } from './letter-files.ts';
import styles from './preview.module.css';

export interface PreviewDialogProps {
  letter: Pick<LetterValues, 'company' | 'content' | 'writtenIn'>;
  /** Resume whose look the letter takes; left out: the one saved last. */
  resumeId?: string | undefined;
  /** Left out, the language cannot be changed here. */
  onLanguage?: (language: DocumentLanguage) => void;
  onClose: () => void;
}

type Person = NonNullable<LetterSheetProps['person']>;

/** The answer's nulls stand for fields that are not there. */
const withoutNulls = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };

/** Without a resume the letter is signed by the person of the account. */
const personOf = (
  resume: ResumeDto | undefined,
  { firstName, lastName, email, phone }: CurrentUser,
): Person => withoutNulls(resume?.personalInfo ?? { firstName, lastName, email, phone: phone ?? '' });

/** The letter as it will be printed, in the look of a resume, and the files it can be taken away as. */
export function LetterPreviewDialog({ letter, resumeId, onLanguage, onClose }: PreviewDialogProps) {
  const user = useCurrentUser();
  const id = useId();
  const { data: resumes } = useQuery(letterResumesQuery);
  const [chosen, setChosen] = useState(resumeId);
  const lookId = resumes?.find((one) => one.id === chosen)?.id ?? resumes?.[0]?.id;
  const { data: resume } = useQuery({ ...letterResumeQuery(lookId ?? ''), enabled: lookId !== undefined });
  const paper = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<string>();
  const [told, setTold] = useState('');

  const person = personOf(resume, user);
  const language = languageOf(letter);
  const date = letterDate(new Date(), language);
  const { otherChoices: _others, ...designOptions } = withoutNulls(
    (resume && applyMarket(resume).designOptions) ?? {},
  );
  const source = (): LetterSource => ({
    sheet: paper.current?.querySelector<HTMLElement>('.sheet') ?? null,
    name: [person.firstName, person.lastName].filter(Boolean).join(' '),
    contacts: [person.email, person.phone, person.location, person.linkedin].map((contact) => contact ?? ''),
    date,
    company: letter.company.trim(),
    content: letter.content,
    language,
    pageSize: designOptions.pageSize,
  });
  const take = async ({ id: format, label, make }: (typeof LETTER_FORMATS)[number]): Promise<void> => {
    setBusy(format);
    try {
      const { file, name } = await make(source());
      saveFile(file, name);
    } catch (error) {
      console.error(error);
      showError(t`${label}: the file could not be made`, errorText(error));
    }
    setBusy(undefined);
  };
  const note = loadNoteIfSparing('text-pdf');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(letter.content);
      setTold(t`The letter is on the clipboard.`);
    } catch {
      setTold(t`This browser does not let us copy the letter. Select the text and copy it yourself.`);
    }
  };

  return (
    <Modal open title={t`Letter Preview`} footer={null} width={900} style={{ top: 24 }} onCancel={onClose}>
      <div className={styles.tools}>
        {resumes && resumes.length > 0 && (
          <div className={styles.look}>
            <label htmlFor={id}>{t`Same design as`}</label>
            <NativeSelect
              id={id}
              value={lookId ?? ''}
              options={resumes.map((one) => ({ value: one.id, label: one.title || t`Untitled resume` }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </div>
        )}
        {onLanguage && (
          <div className={styles.look}>
            <label htmlFor={`${id}-language`}>{t`Language of the letter`}</label>
            <NativeSelect
              id={`${id}-language`}
              value={language}
              options={DOCUMENT_LANGUAGES.map((value) => ({ value, label: DOCUMENT_LANGUAGE_NAMES[value] }))}
              onChange={({ target }) => onLanguage(target.value as DocumentLanguage)}
            />
          </div>
        )}
        <div className={styles.buttons}>
          {LETTER_FORMATS.map((format) => (
            <Button
              key={format.id}
              type={format.id === 'pdf' ? 'primary' : 'default'}
              loading={busy === format.id}
              disabled={busy !== undefined || letter.content.trim() === ''}
              onClick={() => void take(format)}
            >
              {format.label}
            </Button>
          ))}
          <Button disabled={letter.content.trim() === ''} onClick={() => void copy()}>{t`Copy text`}</Button>
        </div>
        {note && <p>{t`The first PDF: ${note}`}</p>}
      </div>
      <p className={styles.told} role="status">
        {told || (letter.content.trim() === '' ? t`There is nothing written yet.` : '')}
      </p>
      <div className={styles.paper}>
        <ScaledSheet ref={paper}>
          <LetterSheet
            templateId={resume?.templateId ?? DEFAULT_TEMPLATE_ID}
            person={person}
            designOptions={{ ...designOptions, language }}
            date={date}
            company={letter.company.trim()}
            content={letter.content}
          />
        </ScaledSheet>
      </div>
    </Modal>
  );
}
