import { schoolExamFacts } from '@career/contracts/vocabulary/school-exams';
import type { TextPath } from '../../form/form-path.ts';
import { TextField } from './text-field.tsx';

interface KnownResultProps {
  path: TextPath;
  label: string;
  exam: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
}

/** The result over all subjects in the words of an examination; any other text is fine too. */
export function KnownResult({ exam, placeholder, hint, ...field }: KnownResultProps) {
  const { results = [], resultHint = hint } = schoolExamFacts(exam) ?? {};
  return (
    <TextField
      {...field}
      hint={resultHint}
      placeholder={results.length > 0 ? `e.g. ${results[2]}` : placeholder}
      suggestions={results.length > 0 ? results : undefined}
    />
  );
}
