import { useState } from 'react';
import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../../shared/parts/part-boundary.tsx';
import { type TextPath, valueAt } from '../../form/form-path.ts';
import { useDocument } from '../editor-context.tsx';
import { ProseField, TextField } from './text-field.tsx';

const KnownSubjects = lazyPart(() => import('./exam-subjects.tsx'), 'KnownSubjects');
const KnownResult = lazyPart(() => import('./exam-result.tsx'), 'KnownResult');

interface ExamFieldProps {
  path: TextPath;
  label: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  rows?: number | undefined;
}

/** The examination of the same entry; none where its scale is not known. */
function useKnownExam(path: string): string | undefined {
  const exam = useDocument((document) => valueAt(document, `${path.slice(0, path.lastIndexOf('.'))}.exam`));
  return typeof exam === 'string' && exam !== '' && exam !== 'other' ? exam : undefined;
}

/** Subjects with their grades: of the chosen examination, else lines of text. */
export function ExamSubjectsField(field: ExamFieldProps) {
  const exam = useKnownExam(field.path);
  const [isMissing, setMissing] = useState(false);
  if (exam === undefined || isMissing) return <ProseField {...field} />;
  return (
    <PartBoundary asked={exam} onMissing={() => setMissing(true)}>
      <KnownSubjects key={exam} {...field} exam={exam} />
    </PartBoundary>
  );
}

/** The result over all subjects, with the words of the chosen examination. */
export function ExamResultField(field: ExamFieldProps) {
  const exam = useKnownExam(field.path);
  const [isMissing, setMissing] = useState(false);
  if (exam === undefined || isMissing) return <TextField {...field} />;
  return (
    <PartBoundary asked={exam} onMissing={() => setMissing(true)}>
      <KnownResult {...field} exam={exam} />
    </PartBoundary>
  );
}
