import { listCoverLettersOptions, listResumesOptions } from '@career/client/queries';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SelectField } from '../../../shared/forms/contract-fields.tsx';
import { t } from '../../../shared/language/texts.ts';
import styles from './form.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface PickerProps {
  /** Id of the chosen one; empty for none. */
  chosen: string;
  disabled: boolean;
}

/** The resume that was sent, with a way to it. */
export function ResumePicker(field: PickerProps) {
  const { data: resumes = [] } = useQuery(listResumesOptions());
  const choices = resumes.map(({ id, title }) => ({ value: id, label: title || t`Untitled resume` }));
  return (
    <SentWith
      field="resumeUsed"
      choices={choices}
      {...field}
      to={(id) => `/resume/preview/${id}`}
      open={t`Open the resume`}
    />
  );
}

/** The letter that was sent, with a way to it. */
export function LetterPicker(field: PickerProps) {
  const { data: letters = [] } = useQuery(listCoverLettersOptions());
  const choices = letters.map(({ id, title }) => ({ value: id, label: title || t`Untitled letter` }));
  return (
    <SentWith
      field="coverLetterUsed"
      choices={choices}
      {...field}
      to={(id) => `/cover-letters/${id}`}
      open={t`Open the letter`}
    />
  );
}

interface SentWithProps extends PickerProps {
  field: 'resumeUsed' | 'coverLetterUsed';
  choices: readonly Choice[];
  to: (id: string) => string;
  open: string;
}

function SentWith({ field, choices, chosen, disabled, to, open }: SentWithProps) {
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  const options = [
    { value: '', label: t`None` },
    ...choices,
    ...(isListed ? [] : [{ value: chosen, label: t`Another one` }]),
  ];
  return (
    <div className={styles.sentWith}>
      <SelectField path={field} options={options} disabled={disabled} className={styles.picker} />
      {chosen !== '' && (
        <Link to={to(chosen)} className={styles.pickerLink} preload={false}>
          {open}
        </Link>
      )}
    </div>
  );
}
