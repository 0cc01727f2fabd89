import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** O'Level and other examinations at the end of school. */
export const SCHOOL_EXAMS = {
  name: 'schoolExams',
  schema: 'SchoolExamDto',
  label: 'School examinations',
  noun: 'Sitting',
  empty: 'No school examinations yet.',
  step: 'details',
  further: true,
  follows: 'education',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'exam',
  fields: {
    exam: {
      kind: 'choice',
      label: 'Examination',
      choices: ['waec', 'neco', 'nabteb', 'gce', 'wassce', 'bece', 'kcse', 'matric', 'other'],
      enumName: 'SchoolExam',
      input: {
        hint: 'One entry for each sitting.',
        words: {
          waec: 'WAEC (SSCE)',
          neco: 'NECO (SSCE)',
          nabteb: 'NABTEB',
          gce: 'GCE',
          wassce: 'WASSCE',
          bece: 'BECE',
          kcse: 'KCSE',
          matric: 'National Senior Certificate (Matric)',
          other: 'Another examination',
        },
      },
      sheet: { in: 'title', unless: 'name' },
    },
    name: {
      kind: 'text',
      label: 'Name of the examination',
      input: { hint: 'Only if it is not on the list.', placeholder: 'e.g. Cambridge IGCSE' },
      sheet: 'title',
    },
    school: {
      kind: 'text',
      label: 'School',
      input: { placeholder: 'e.g. Queen’s College, Lagos' },
      sheet: 'detail',
    },
    sitting: {
      kind: 'choice',
      label: 'Sitting',
      choices: ['first', 'second', 'third'],
      enumName: 'ExamSitting',
      input: {
        hint: 'Which of your sittings these results are from.',
        words: { first: 'First sitting', second: 'Second sitting', third: 'Third sitting' },
      },
      sheet: 'aside',
    },
    date: { kind: 'month-or-year', label: 'Year', sheet: 'period' },
    subjects: {
      kind: 'list',
      label: 'Subjects and grades',
      max: LIMITS.listLinesMax,
      input: {
        control: 'exam-subjects',
        rows: 5,
        placeholder: 'English Language B3\nMathematics B2',
        hint: 'One subject on each line, with its grade as your certificate has it.',
      },
    },
    result: {
      kind: 'text',
      label: 'Overall result',
      input: {
        control: 'exam-result',
        placeholder: 'e.g. Mean grade B+',
        hint: 'If the certificate has one.',
      },
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const SCHOOL_EXAMS_DOCS = {
  list: 'Examinations at the end of school, one entry for each sitting.',
  stored: 'Examinations at the end of school, one entry for each sitting.',
  fields: {
    exam: ['Which examination; left out while not said.'],
    name: ['Name of an examination that the list does not have.', 'Cambridge IGCSE'],
    school: ['School or centre.', 'Queen’s College, Lagos'],
    sitting: ['Which sitting of the person it was; left out while not said.'],
    date: ['Year of the examination, or its month.'],
    subjects: ['Subject and grade as the certificate has them, one each.', 'English Language B3'],
    result: ['Result over all subjects, where the certificate has one.', 'Mean grade B+'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
