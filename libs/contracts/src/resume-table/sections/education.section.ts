import { DEGREE_CLASS_NAMES, DEGREE_CLASSES } from '../../vocabulary/resume-vocabulary.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Courses of study. */
export const EDUCATION = {
  name: 'education',
  schema: 'EducationDto',
  label: 'Education',
  noun: 'Education',
  empty: 'No education yet. Schools, courses and training go here.',
  step: 'education',
  layout: 'entries',
  evidence: 'own',
  swaps: true,
  json: 'education',
  jsonCurrent: 'currentCourses',
  fields: {
    institution: {
      kind: 'text',
      label: 'Institution',
      required: true,
      input: { placeholder: 'e.g. University of Lagos' },
      sheet: 'detail',
      json: 'institution',
    },
    degree: {
      kind: 'text',
      label: 'Degree',
      required: true,
      input: { placeholder: 'e.g. B.Sc.' },
      sheet: 'title',
      json: 'studyType',
    },
    fieldOfStudy: {
      kind: 'text',
      label: 'Field of study',
      alias: 'field',
      input: { placeholder: 'e.g. Accounting' },
      sheet: { in: 'title', glue: ', ' },
      text: { in: 'title', glue: ' in ' },
      json: 'area',
    },
    startDate: {
      kind: 'month-or-year',
      label: 'Start date',
      required: true,
      sheet: 'period',
      json: 'startDate',
    },
    endDate: {
      kind: 'month-or-year',
      label: 'End date',
      notBefore: {
        field: 'startDate',
        unless: 'current',
        message: 'End date must not be before the start date',
      },
      sheet: { in: 'period', glue: ' – ' },
      json: 'endDate',
    },
    current: {
      kind: 'flag',
      label: 'Current',
      ongoing: true,
      input: { label: 'Currently studying here' },
      sheet: 'own',
      json: false,
    },
    grade: {
      kind: 'text',
      label: 'Grade',
      alias: 'gpa',
      input: {
        label: 'GPA',
        placeholder: 'e.g. 4.5/5.0 or Second class upper',
        after: 'fieldOfStudy',
      },
      sheet: 'aside',
      text: 'line',
      json: 'score',
    },
    gradeScale: {
      kind: 'choice',
      label: 'Grading scale',
      choices: ['4.0', '5.0', '7.0', '10', '100'],
      enumName: 'GradeScale',
      input: {
        hint: 'If you wrote only the number. We convert nothing.',
        after: 'grade',
      },
      sheet: { in: 'aside', glue: '/', joins: 'grade' },
      text: { in: 'line', glue: '/', joins: 'grade' },
    },
    degreeClass: {
      kind: 'choice',
      // Not 'Class of degree': beside the field 'Degree' the two would be easily taken for one another.
      label: 'Classification',
      choices: DEGREE_CLASSES,
      enumName: 'DegreeClass',
      input: {
        hint: 'As it is on your certificate.',
        after: 'gradeScale',
        words: DEGREE_CLASS_NAMES,
      },
      sheet: { in: 'aside', glue: ', ' },
      text: 'line',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const EDUCATION_DOCS = {
  list: 'Courses of study.',
  stored: 'Courses of study.',
  fields: {
    institution: ['School, college or university.', 'University of Lagos'],
    degree: ['Qualification gained or sought.', 'B.Sc.'],
    fieldOfStudy: ['Subject. The editor calls it field, a name that is accepted too.', 'Accounting'],
    startDate: ['First month of study, or the year alone.'],
    endDate: ['Last month of study, or the year alone; empty while current.'],
    current: ['Still studying there.'],
    grade: [
      'Class of degree or grade point average. The editor calls it gpa, a name that is accepted too.',
      'Second class upper',
    ],
    gradeScale: ['Highest value of the grade point average; left out while not said.'],
    degreeClass: ['Class of the degree or diploma as it was given; left out while not said.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
