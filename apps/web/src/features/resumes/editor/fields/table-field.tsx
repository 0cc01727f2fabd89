import type { Field, FieldInput } from '@career/contracts/resume-table/field.types';
import { capitalised } from '../../../../shared/language/capitalised.ts';
import { t, translated } from '../../../../shared/language/texts.ts';
import { choiceLabel } from '../../form/choice-label.ts';
import type { FlagPath, TextPath } from '../../form/form-path.ts';
import { useFlag } from '../editor-context.tsx';
import { INDUSTRY_SUGGESTIONS } from '../steps/industries.ts';
import { ChipsField } from './chips-field.tsx';
import { ChoiceField, FlagField } from './choice-field.tsx';
import { ExamResultField, ExamSubjectsField } from './exam-fields.tsx';
import { MonthField } from './month-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProseField, TextField } from './text-field.tsx';

interface Props {
  field: Field;
  /** Its place in the form. */
  path: string;
}

/** The input of one field of the table. */
export function TableField({ field, path }: Props) {
  const { label: own, placeholder, hint, rows, hints, control }: FieldInput = field.input ?? {};
  const label = own ?? shownLabel(field.label);
  const at = path as TextPath;
  if (control === 'photo') return <PhotoField path={at} label={label} {...textInput(field.input)} />;
  if (control === 'exam-subjects')
    return <ExamSubjectsField path={at} {...{ label, placeholder, hint, rows }} />;
  if (control === 'exam-result') return <ExamResultField path={at} {...{ label, placeholder, hint }} />;
  if (control === 'skills') return <ChipsField category={Number(path.split('.')[1])} label={label} />;
  switch (field.kind) {
    case 'lines':
    case 'list':
      return (
        <ProseField
          path={at}
          {...{ label, placeholder, hint, rows, hints }}
          isMarked={field.kind === 'lines'}
        />
      );
    case 'month-or-year':
      return field.notBefore ? (
        <EndField field={field} path={path} unless={field.notBefore.unless} />
      ) : (
        <MonthField path={at} label={label} required={field.required !== undefined} {...{ hint }} />
      );
    case 'choice':
      return <ChoiceField path={at} label={label} choices={choicesOf(field)} {...{ hint }} />;
    case 'flag':
      return <FlagField path={path as FlagPath} label={label} />;
    default:
      return (
        <TextField
          path={at}
          label={label}
          required={field.required !== undefined}
          {...textInput(field.input)}
        />
      );
  }
}

/** An end that does not count while a flag of the same entry is set. */
function EndField({ field, path, unless }: Props & { unless: string }) {
  const flag = `${path.slice(0, path.lastIndexOf('.'))}.${unless}` as FlagPath;
  return (
    <MonthField
      path={path as TextPath}
      label={field.input?.label ?? shownLabel(field.label)}
      required={field.required !== undefined}
      disabled={useFlag(flag)}
    />
  );
}

const textInput = ({ placeholder, hint, wide, type, autoComplete, suggestions }: FieldInput = {}) => ({
  placeholder,
  hint,
  wide,
  type,
  autoComplete,
  suggestions: suggestions && INDUSTRY_SUGGESTIONS,
});

const choicesOf = (field: Extract<Field, { kind: 'choice' }>) => [
  ...(field.default === undefined ? [{ value: '', label: t`Not said` }] : []),
  ...field.choices.map((value) => ({ value, label: choiceLabel(value, field.input?.words) })),
];

const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'or', 'and', 'to', 'the']);

/** `Field of study` as `Field of Study`. */
const inCapitals = (label: string): string =>
  label
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ');

/** In capitals as the specification has it; another language has its own way. */
function shownLabel(label: string): string {
  const own = translated(label);
  return own === label ? inCapitals(label) : own;
}
