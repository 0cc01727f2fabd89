/** @jest-environment ./test/browser-environment.js */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toForm } from '../../form/resume-form.mapper.ts';
import { editorOver } from '../../testing/editor-over.ts';
import { EditorProvider } from '../editor-context.tsx';
import { ExamResultField, ExamSubjectsField } from './exam-fields.tsx';

afterEach(cleanup);

/** The results of one examination, as the editor shows them. */
async function open(exam: 'kcse' | 'matric' | 'other', subjects: string[]) {
  const editor = editorOver(toForm({ schoolExams: [{ exam, subjects }] }));
  const { documents } = editor;
  await act(async () => {
    render(
      <EditorProvider value={editor}>
        <ExamSubjectsField path="schoolExams.0.subjects" label="Subjects and Grades" />
        <ExamResultField path="schoolExams.0.result" label="Overall Result" hint="Where it has one." />
      </EditorProvider>,
    );
  });
  const saved = () => documents.getState().document.schoolExams[0]?.subjects;
  return { documents, saved };
}

/** The part is loaded when it is first shown, which takes longer beside other tests. */
const LOADED = { timeout: 4_000 };

async function gradesOffered(subject: string): Promise<string[]> {
  const grades = await screen.findByLabelText<HTMLSelectElement>(`Grade of ${subject}`, {}, LOADED);
  return [...grades.options].map(({ value }) => value);
}

describe('subjects with their grades', () => {
  it('are chosen from the lists of the examination', async () => {
    const { saved } = await open('kcse', ['English B+']);
    expect(await gradesOffered('English')).toEqual([
      '',
      'A',
      'A-',
      'B+',
      'B',
      'B-',
      'C+',
      'C',
      'C-',
      'D+',
      'D',
      'D-',
      'E',
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>('Grade of English').value).toBe('B+');
    fireEvent.click(screen.getByRole('button', { name: 'Add subject' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Subject 2'));
    fireEvent.change(screen.getByLabelText('Subject 2'), { target: { value: 'Kiswahili' } });
    fireEvent.change(screen.getByLabelText('Grade of Kiswahili'), { target: { value: 'A-' } });
    expect(saved()).toBe('English B+\nKiswahili A-');
    expect(screen.getByText('Your mean grade.')).toBeTruthy();
  });

  it('are not taken for a grade while they are typed', async () => {
    const { saved } = await open('kcse', []);
    fireEvent.change(await screen.findByLabelText('Subject 1'), { target: { value: 'Home E' } });
    expect(screen.getByLabelText<HTMLSelectElement>('Grade of Home E').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Subject 1').value).toBe('Home E');
    expect(saved()).toBe('Home E');
  });

  it('keep lines that no list has, change with an undo, and can be written as text', async () => {
    const { documents, saved } = await open('matric', ['Mathematics 72%', 'Life Sciences Level 6']);
    expect((await screen.findByLabelText<HTMLInputElement>('Subject 1')).value).toBe('Mathematics 72%');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Life Sciences' }));
    expect(saved()).toBe('Mathematics 72%');
    act(() => documents.getState().setField('schoolExams.0.subjects', 'Accounting Level 5'));
    expect(screen.getByLabelText<HTMLInputElement>('Subject 1').value).toBe('Accounting');
    fireEvent.click(screen.getByRole('button', { name: 'Write as text' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Subjects and Grades').value).toBe(
      'Accounting Level 5',
    );
  });

  it('are lines of text for an examination that is not known', async () => {
    await open('other', ['Physics A*']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Subjects and Grades').value).toBe('Physics A*');
    expect(screen.getByText('Where it has one.')).toBeTruthy();
  });
});
