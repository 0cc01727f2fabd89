import {
  type ExamLine,
  readExamLine,
  type SchoolExamFacts,
  writeExamLine,
} from '@career/contracts/vocabulary/school-exams';
import { useRef, useState } from 'react';

/** A subject with its grade, as a row of the form. */
export interface ExamRow extends ExamLine {
  key: number;
}

const textOf = (rows: readonly ExamLine[]): string => rows.map(writeExamLine).filter(Boolean).join('\n');

/**
 * Lines of results as rows. Rows are read from the text when it changes elsewhere only: while somebody types, `Home E`
 * is half a subject and no grade.
 */
export function useExamRows(
  text: string,
  facts: SchoolExamFacts | undefined,
  onChange: (text: string) => void,
) {
  const lastKey = useRef(0);
  const asRow = (line: ExamLine): ExamRow => {
    lastKey.current += 1;
    return { ...line, key: lastKey.current };
  };
  const read = (): ExamRow[] => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const found = lines.map((line) => (facts ? readExamLine(line, facts) : { subject: line, grade: '' }));
    return (found.length > 0 ? found : [{ subject: '', grade: '' }]).map(asRow);
  };
  const [state, setState] = useState(() => ({ text, rows: read() }));
  const current = state.text === text ? state : { text, rows: read() };
  if (current !== state) setState(current);
  const write = (rows: ExamRow[]): void => {
    const written = textOf(rows);
    setState({ text: written, rows });
    if (written !== text) onChange(written);
  };
  return {
    rows: current.rows,
    setRow: (key: number, change: Partial<ExamLine>): void =>
      write(current.rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    addRow: (): void => write([...current.rows, asRow({ subject: '', grade: '' })]),
    removeRow: (key: number): void => write(current.rows.filter((row) => row.key !== key)),
  };
}
