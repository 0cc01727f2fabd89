import { generateCoverLetterForm } from '@career/contracts/form-schemas';
import { DOCUMENT_LANGUAGE_NAMES } from '@career/contracts/vocabulary/document-languages';
import {
  LETTER_LANGUAGES,
  type LetterLanguageCode,
  type LetterSpelling,
  type LetterTone,
} from '@career/contracts/vocabulary/letter-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useQuery } from '@tanstack/react-query';
import { TextAreaField } from '../../../shared/forms/contract-fields.tsx';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { numberText, t } from '../../../shared/language/texts.ts';
import { letterResumesQuery } from '../api/source-queries.ts';
import styles from '../letter-screen.module.css';
import type { LetterForm } from './letter-form.ts';

const TONES: readonly { value: LetterTone; label: string }[] = [
  { value: 'formal', label: t`Formal` },
  { value: 'warm', label: t`Warm` },
  { value: 'concise', label: t`Concise` },
];

const SPELLINGS: readonly { value: LetterSpelling; label: string }[] = [
  { value: 'british', label: t`British (organise)` },
  { value: 'american', label: t`American (organize)` },
];

const LANGUAGES: readonly { value: LetterLanguageCode | ''; label: string }[] = [
  { value: '', label: t`The language of the resume` },
  ...LETTER_LANGUAGES.map((value) => ({ value, label: DOCUMENT_LANGUAGE_NAMES[value] })),
];

interface WishesFieldsProps {
  form: LetterForm;
  disabled: boolean;
  onChange: (changes: Partial<LetterForm>) => void;
}

/** How the writer should write; all of it optional. */
export function WishesFields({ form, disabled, onChange }: WishesFieldsProps) {
  const { data: resumes } = useQuery(letterResumesQuery);
  const own = resumes?.map(({ id: value, title }) => ({ value, label: title || t`Untitled resume` })) ?? [];
  return (
    <details className={styles.more} open={form.posting !== ''}>
      <summary>{t`Language, tone, resume and job description`}</summary>
      <div className={styles.pair}>
        <LabelledControl label={t`Tone`} className={styles.field}>
          {(id) => (
            <NativeSelect
              id={id}
              value={form.tone}
              disabled={disabled}
              options={TONES}
              onChange={({ target }) => onChange({ tone: target.value as LetterTone })}
            />
          )}
        </LabelledControl>
        <LabelledControl label={t`Language of the letter`} className={styles.field}>
          {(id) => (
            <NativeSelect
              id={id}
              value={form.language}
              disabled={disabled}
              options={LANGUAGES}
              onChange={({ target }) => onChange({ language: target.value as LetterForm['language'] })}
            />
          )}
        </LabelledControl>
        <LabelledControl label={t`Spelling`} className={styles.field}>
          {(id) => (
            <NativeSelect
              id={id}
              value={form.spelling}
              disabled={disabled || !['', 'en'].includes(form.language)}
              options={SPELLINGS}
              onChange={({ target }) => onChange({ spelling: target.value as LetterSpelling })}
            />
          )}
        </LabelledControl>
      </div>
      <LabelledControl label={t`Use facts from`} className={styles.field}>
        {(id) => (
          <NativeSelect
            id={id}
            value={form.resumeId}
            disabled={disabled || own.length === 0}
            options={[
              {
                value: '',
                label: own.length === 0 ? t`No resumes yet` : t`The application’s resume, or my latest one`,
              },
              ...own,
            ]}
            onChange={({ target }) => onChange({ resumeId: target.value })}
          />
        )}
      </LabelledControl>
      <TextAreaField
        body={generateCoverLetterForm}
        path="jobDescription"
        name="posting"
        label={t`Job description`}
        extra={t`Paste the posting, and the letter answers what it asks for. We do not keep it with the letter.`}
        rules={[
          {
            max: LIMITS.pastedPostingMax,
            message: t`The posting can hold at most ${numberText(LIMITS.pastedPostingMax)} characters`,
          },
        ]}
        input={{ rows: 5 }}
      />
    </details>
  );
}
