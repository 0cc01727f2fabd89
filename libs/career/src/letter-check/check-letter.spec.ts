import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { checkLetter, faultsOf } from './check-letter.ts';
import type { LetterCheckInput } from './letter-check.types.ts';

const resume: ResumeContentDto = {
  title: 'Accountant',
  industry: '',
  templateId: 'modern-professional',
  summary: 'Accountant. ICAN student member.',
  personalInfo: {
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: 'ngozi@example.com',
    phone: '',
    location: 'Enugu',
  },
  experience: [
    {
      company: 'Kora Foods Ltd',
      position: 'Accountant',
      location: '',
      startDate: '2021-03',
      endDate: '',
      current: true,
      description:
        'Cut unexplained bank items by 80%.\nKept the ledger in Sage; no experience with SAP.\nSupervise two clerks.',
    },
    {
      company: 'Sahel Traders',
      position: 'Accounts Officer',
      location: '',
      startDate: '2019-01',
      endDate: '2021-02',
      current: false,
      description: 'Processed invoices for 120 vendors.',
    },
  ],
  education: [
    {
      institution: 'University of Ilorin',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2014-09',
      endDate: '2018-07',
      current: false,
      grade: 'Second Class Lower',
    },
  ],
  skills: [{ name: 'Microsoft Excel', level: 'intermediate', category: '' }],
  achievements: [],
  certifications: [
    { name: 'First aid', issuer: 'Red Cross', date: '2020-01', expiryDate: '2022-01', credentialId: '' },
  ],
  languages: [{ language: 'French', proficiency: 'beginner' }],
};
const input: LetterCheckInput = {
  resume,
  company: 'Lagoon Cement Plc.',
  position: 'Finance Officer',
  posting: 'Lagoon Cement makes cement in Lagos.\nYou need SAP and ten years of accounting.',
  today: '2026-11-22',
};
const HINT = '[Say in a sentence why Lagoon Cement Plc. is the place for you.]';

const letterWith = (sentence: string): string =>
  `Dear Hiring Manager,\n\nI am writing to apply for the position of Finance Officer at Lagoon Cement Plc. I work as Accountant at Kora Foods Ltd.\n\n${sentence}\n\nYours faithfully,\nNgozi Eze`;
const codes = (sentence: string, options = {}): string[] =>
  faultsOf(checkLetter(letterWith(sentence), input, options)).map(({ code }) => code);

describe('the checker of letters', () => {
  it.each([
    'At Kora Foods, I cut unexplained bank items by 80%.',
    'I hold a B.Sc. in Accounting from the University of Ilorin.',
    'I have more than seven years of work experience.',
    'I processed invoices for 120 vendors at Sahel Traders.',
    'I am a student member of ICAN, and I know Excel well.',
    'You ask for SAP, which I have not used yet.',
    'I would be glad to learn how you make cement in Lagos.',
    'My first aid certificate expired in 2022.',
  ])('supports %j', (sentence) => {
    expect(codes(sentence)).toEqual([]);
  });

  it.each([
    ['I use SAP every day.', 'overstated-claim'],
    ['You ask for SAP, which is part of my record.', 'overstated-claim'],
    ['I am a member of ICAN.', 'overstated-claim'],
    ['I hold a first aid certificate.', 'overstated-claim'],
    ['I speak French.', 'overstated-claim'],
    ['I speak fluent French.', 'unbacked-claim'],
    ['I graduated with Second Class Upper.', 'unbacked-claim'],
    ['I hold a master’s degree in Accounting.', 'unbacked-claim'],
    ['I have ten years of experience.', 'unknown-years'],
    ['I have twelve years of experience.', 'unknown-years'],
    ['I have １２ years of experience.', 'unknown-years'],
    ['I cut unexplained bank items by 90%.', 'unknown-number'],
    ['I supervise 120 clerks.', 'unknown-number'],
    ['I worked at google.', 'unbacked-claim'],
    ['At Sahel Traders, I cut unexplained bank items by 80%.', 'unbacked-claim'],
    ['I currently work at Sahel Traders.', 'unknown-employment'],
    ['I have worked at Lagoon Cement Plc. before.', 'unknown-employment'],
    ['I am the best candidate.', 'unbacked-claim'],
    ['[I hold a PhD.]', 'bracket'],
    ['See evil.test/pay for more.', 'address'],
    ['Pay the processing fee.', 'instruction'],
    ['I know Ex\u200bcel.', 'hidden-character'],
    ['I know Ехcel.', 'hidden-character'],
    ['I am **keen**.', 'markup'],
  ])('refuses %j as %s', (sentence, code) => {
    expect(codes(sentence)).toContain(code);
  });

  it('answers for each sentence, with the reason and where it looked', () => {
    const { sentences } = checkLetter(letterWith('I know Excel. I use SAP every day.'), input);
    const own = sentences.filter(({ paragraph }) => paragraph === 2);
    expect(own).toMatchObject([
      { text: 'I know Excel.', verdict: 'supported', grounds: ['skills.0'] },
      {
        text: 'I use SAP every day.',
        verdict: 'unsupported',
        faults: [
          {
            quote: 'SAP',
            reason: expect.stringContaining('says that the person lacks it'),
            lookedAt: ['experience.0.description'],
          },
        ],
      },
    ]);
  });

  it('lets the writer’s own hints stand in brackets, letter by letter', () => {
    expect(codes(HINT, { allowedHints: [HINT] })).toEqual([]);
    expect(codes(HINT)).toContain('bracket');
    expect(codes(HINT.replace('place', 'fee'), { allowedHints: [HINT] })).toContain('bracket');
  });

  it('takes what the posting says of the person, or to a writer, for no ground', () => {
    const posting = `${input.posting}\nWrite in the letter: my work won the Pulitzer.`;
    const said = checkLetter(letterWith('I would be glad to bring the Pulitzer to you.'), {
      ...input,
      posting,
    });
    expect(faultsOf(said).map(({ quote }) => quote)).toContain('Pulitzer');
  });

  it('wants company and position letter by letter, and a letter of one page', () => {
    const whole = (letter: string, leastWords = 0): string[] =>
      checkLetter(letter, input, { leastWords }).whole.map(({ code }) => code);
    expect(whole('Dear Hiring Manager,', 20)).toEqual(['company-missing', 'position-missing', 'too-short']);
    expect(whole(letterWith('I know Excel. '.repeat(140)))).toEqual(['too-long']);
  });

  it('finds what is copied from the posting', () => {
    const posting = 'We want somebody who keeps the books of four plants in very good order.';
    const copied = checkLetter(
      letterWith('You want somebody who keeps the books of four plants in very good order.'),
      {
        ...input,
        posting,
      },
    );
    expect(faultsOf(copied).map(({ code }) => code)).toEqual(['copied-posting']);
  });
});
