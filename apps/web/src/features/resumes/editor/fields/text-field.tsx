import { type HTMLInputTypeAttribute, type ReactNode, useRef } from 'react';
import { translated } from '../../../../shared/language/texts.ts';
import { languageOf } from '../../form/design-options.ts';
import { type TextPath, textAt } from '../../form/form-path.ts';
import { BlankReminder } from '../../phrases/blank-reminder.tsx';
import { SuggestPhrases } from '../../phrases/suggest-phrases.tsx';
import { useDocument, useEdit, useFieldError, useText } from '../editor-context.tsx';
import { MarksHelp, MarksToolbar } from '../marks/marks-toolbar.tsx';
import { useMarkedText } from '../marks/use-marked-text.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { ImproveWording } from './improve-wording.tsx';
import { useBoxText } from './use-box-text.ts';
import { type HintedText, WritingHints } from './writing-hints.tsx';

interface TextFieldProps {
  path: TextPath;
  label: string;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  wide?: boolean | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  autoComplete?: string | undefined;
  /** Words offered while typing; any other text is fine too. */
  suggestions?: readonly string[] | undefined;
}

/** One line of text, bound to its place in the document. */
export function TextField({
  path,
  label,
  required,
  placeholder,
  hint,
  wide,
  type,
  autoComplete,
  suggestions,
}: TextFieldProps) {
  const edit = useEdit();
  const value = useText(path);
  const fieldError = useFieldError(path);
  const props = describedBy(path, hint, fieldError);
  return (
    <FieldFrame {...{ path, label, required, hint, fieldError, wide }}>
      <input
        {...props}
        className={styles.control}
        type={type ?? 'text'}
        dir="auto"
        value={value}
        placeholder={placeholder && translated(placeholder)}
        autoComplete={autoComplete ?? 'off'}
        required={required}
        list={suggestions && `${props.id}-list`}
        onChange={(event) => edit.setField(path, event.target.value)}
      />
      {suggestions && (
        <datalist id={`${props.id}-list`}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

interface ProseFieldProps {
  path: TextPath;
  label: string;
  placeholder?: string | undefined;
  hint?: ReactNode;
  rows?: number | undefined;
  /** Which rules of writing look at the text; they and the phrases know English alone. */
  hints?: HintedText | undefined;
  /** Bold, italic, links and lists mean something in it. */
  isMarked?: boolean;
}

/** Several lines of text with its marks; the box grows with them. */
export function ProseField({ path, label, placeholder, hint, rows = 5, hints, isMarked }: ProseFieldProps) {
  const edit = useEdit();
  const fieldError = useFieldError(path);
  const { 'aria-describedby': described, ...props } = describedBy(path, hint, fieldError);
  const box = useRef<HTMLTextAreaElement>(null);
  useBoxText(box, path);
  const { text, boxProps } = useMarkedText(box, (edited) => edit.setField(path, edited));
  const helps = useDocument((document) => languageOf(document) === 'en') ? hints : undefined;
  const isFilled = useDocument((document) => textAt(document, path).trim() !== '');
  const hintsId = helps && isFilled ? `${props.id}-hints` : undefined;
  return (
    <FieldFrame
      {...{ path, label, hint, fieldError }}
      wide
      beside={isMarked && <MarksToolbar text={text} id={props.id} />}
    >
      {isMarked && <MarksHelp text={text} id={props.id} />}
      <textarea
        {...props}
        {...(isMarked && boxProps)}
        ref={box}
        aria-describedby={[described, hintsId].filter(Boolean).join(' ') || undefined}
        className={`${styles.control} ${styles.prose}`}
        dir="auto"
        rows={rows}
        placeholder={placeholder && translated(placeholder)}
        onChange={(event) => edit.setField(path, event.target.value)}
      />
      <BlankReminder path={path} />
      {helps && <SuggestPhrases path={path} />}
      {helps && hintsId && <WritingHints id={hintsId} kind={helps} path={path} />}
      {helps && <ImproveWording path={path} />}
    </FieldFrame>
  );
}
