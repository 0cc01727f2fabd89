import { expect, it } from '@jest/globals';
import { checkLetter } from './check-letter.ts';
import { inWordsOfResume } from './long-names.ts';
import { numbersOf } from './numbers.ts';
import type { Statement } from './resume-record.types.ts';

const resume = {
  title: 'Director',
  industry: '',
  templateId: 'modern-professional',
  personalInfo: {
    firstName: 'Ama',
    lastName: 'Mensah',
    email: 'a@example.com',
    phone: '',
    location: 'Accra',
  },
  experience: [
    {
      company: 'Airedale Hospital',
      position: 'Director',
      location: '',
      startDate: '2018-01',
      endDate: '',
      current: true,
      description: [
        'Yearly contracts with two private insurers and prices for self-paying patients',
        'TPM pillar owner: red tags closed weekly',
        'Executes the checks that the lead sends',
        'Booked in for the boat survey, not yet done',
        'Briefing and daily inspection of 14 cleaners',
      ].join('\n'),
    },
  ],
} as const;

const isSupported = (sentence: string): boolean =>
  checkLetter(
    `Dear Hiring Manager,\n\nI am writing to apply for the position of Manager at Odo Clinics.\n\n${sentence}\n\nYours faithfully,`,
    // The form of a resume is wider than what a check reads of it.
    {
      resume: resume as never,
      company: 'Odo Clinics',
      position: 'Manager',
      posting: '',
      today: '2026-11-22',
    },
  )
    .sentences.filter(({ paragraph }) => paragraph === 2)
    .every(({ faults }) => faults.length === 0);

it.each([
  ['I hold yearly contracts with two private insurers.', true],
  ['I have experience of on-call duty.', false],
  ['I have knowledge of performance checks.', false],
  ['I have experience in the boat survey.', false],
] as const)('%s is supported: %s', (sentence, isTrue) => {
  expect(isSupported(sentence)).toBe(isTrue);
});

it('reads a bound that is behind its number', () => {
  expect(numbersOf('ten or more cleaners')).toMatchObject([
    { value: 10, atLeast: true, quote: 'ten or more' },
  ]);
});

it.each([
  ['I led Total Productive Maintenance.', 'TPM pillar owner', 'I led TPM.'],
  ['I know CQC visits.', 'Rated by the Care Quality Commission', 'I know Care Quality Commission visits.'],
  ['I led TPM.', 'TPM of Total Productive Maintenance', 'I led TPM.'],
] as const)('puts %s in the words of a resume that has %s', (sentence, text, put) => {
  // Only the text of a statement is read.
  expect(inWordsOfResume([{ text } as Statement])(sentence)).toBe(put);
});
