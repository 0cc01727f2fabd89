import {
  listCoverLettersOptions,
  listResumesOptions,
} from '@career/contracts/client/@tanstack/react-query.gen';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Form } from 'antd';
import { NativeSelect } from '../../../shared/ui/native-select.tsx';
import styles from './detail.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The resume that was sent, with a way to it. */
export function ResumePicker({ disabled }: { disabled: boolean }) {
  const { data: resumes = [] } = useQuery(listResumesOptions());
  const choices = resumes.map(({ id, title }) => ({ value: id, label: title || 'Untitled resume' }));
  return (
    <SentWith
      field="resumeUsed"
      label="Resume used"
      choices={choices}
      disabled={disabled}
      to={(id) => `/resume/preview/${id}`}
      open="Open the resume"
    />
  );
}

/** The letter that was sent, with a way to it. */
export function LetterPicker({ disabled }: { disabled: boolean }) {
  const { data: letters = [] } = useQuery(listCoverLettersOptions());
  const choices = letters.map(({ id, title }) => ({ value: id, label: title || 'Untitled letter' }));
  return (
    <SentWith
      field="coverLetterUsed"
      label="Cover letter used"
      choices={choices}
      disabled={disabled}
      to={(id) => `/cover-letters/${id}`}
      open="Open the letter"
    />
  );
}

interface SentWithProps {
  field: 'resumeUsed' | 'coverLetterUsed';
  label: string;
  choices: readonly Choice[];
  disabled: boolean;
  to: (id: string) => string;
  open: string;
}

function SentWith({ field, label, choices, disabled, to, open }: SentWithProps) {
  const chosen: string = Form.useWatch(field) ?? '';
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen);
  const options = [
    { value: '', label: 'None' },
    ...choices,
    ...(isListed ? [] : [{ value: chosen, label: 'Another one' }]),
  ];
  return (
    <div className={styles.sentWith}>
      <Form.Item name={field} label={label} className={styles.picker ?? ''}>
        <NativeSelect options={options} disabled={disabled} />
      </Form.Item>
      {chosen !== '' && (
        <Link to={to(chosen)} className={styles.pickerLink} preload={false}>
          {open}
        </Link>
      )}
    </div>
  );
}
