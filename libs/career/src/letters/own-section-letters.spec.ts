import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { answerRequirement } from '../claims/entailment.ts';
import { ResumeClaims } from '../claims/resume-claims.ts';
import { checkLetter, faultsOf } from '../letter-check/check-letter.ts';
import type { LetterInput } from './letter.types.ts';
import { person } from './testing/person.ts';
import { writeLetter } from './write-letter.ts';

const TODAY = '2026-11-22';

interface OwnEntry {
  title: string;
  description?: string;
  detail?: string;
  date?: string;
}
const resumeWith = (heading: string | undefined, ...custom1: OwnEntry[]): ResumeContentDto =>
  ({
    ...person({ name: ['Ada', 'Obi'], title: 'Resume' }),
    custom1,
    ...(heading === undefined ? {} : { designOptions: { sectionHeadings: { custom1: heading } } }),
  }) as ResumeContentDto;

const inputOf = (resume: ResumeContentDto, ...asked: string[]): LetterInput => ({
  resume,
  company: 'Kora Foods Ltd',
  position: 'Accounts Officer',
  posting: ['Requirements:', ...asked.map((line) => `- ${line}`)].join('\n'),
  tone: 'formal',
  spelling: 'british',
  language: 'en',
  today: TODAY,
});
const meets = (asked: string, resume: ResumeContentDto): boolean =>
  answerRequirement(asked, new ResumeClaims(resume, TODAY)).isMet;
const faultsIn = (sentence: string, resume: ResumeContentDto): string[] => {
  const letter = `Dear Hiring Manager,\n\nI apply for the position of Accounts Officer at Kora Foods Ltd.\n\n${sentence}\n\nYours faithfully,\nAda Obi`;
  return faultsOf(checkLetter(letter, inputOf(resume))).map(({ code }) => code);
};

const BOOKS = 'Prepared 120 monthly accounts in Sage';
const SAGE = 'Experience with Sage';

describe('a section that the person named', () => {
  it.each([
    ['Community work', { title: 'Parish council', description: BOOKS }],
    ['Leadership', { title: BOOKS }],
    [undefined, { title: 'Parish council', description: `- ${BOOKS}` }],
    ['Other skills', { title: 'Accounts', description: 'I use Sage every month to close the books.' }],
  ])('under “%s” shows what its sentences say', (heading, entry) => {
    expect(meets(SAGE, resumeWith(heading, entry))).toBe(true);
  });

  it.each([
    ['Community work', { title: 'Sage' }],
    ['Community work', { title: 'Parish council', detail: 'Sage' }],
    ['Community work', { title: 'Parish council', description: 'Sage, Excel' }],
    ['Community work', { title: 'Parish council', description: 'Never kept accounts in Sage' }],
    [
      'Community work',
      { title: 'Parish council', description: 'Watched the treasurer keep accounts in Sage' },
    ],
    ['Community work', { title: 'Parish council', description: 'Our treasurer kept the accounts in Sage' }],
    ['Community work', { title: 'Parish council', description: 'Hoped to use Sage' }],
    ['Community work', { title: 'Parish council', description: BOOKS, date: '2027-03' }],
    ['What my team does', { title: 'Parish council', description: BOOKS }],
    ['Courses', { title: 'Bookkeeping', description: BOOKS }],
    ['Goals for 2027', { title: 'Bookkeeping', description: BOOKS }],
    ['Testimonials', { title: 'Fr. Okafor', description: BOOKS }],
    ['Miscellanea', { title: 'Parish council', description: BOOKS }],
  ])('under “%s” claims no more than that: %o', (heading, entry) => {
    expect(meets(SAGE, resumeWith(heading, entry))).toBe(false);
    expect(faultsIn('I have experience with Sage.', resumeWith(heading, entry)).length > 0).toBe(
      heading !== 'Miscellanea',
    );
  });

  it('overrules by what it denies', () => {
    const resume = {
      ...resumeWith('Other skills', { title: 'Accounts', description: 'I have never used Sage.' }),
      skills: [{ name: 'Sage', level: 'intermediate', category: '' }],
    } as ResumeContentDto;
    expect(meets(SAGE, resume)).toBe(false);
  });

  it('holds a paper that a sentence says is held, and no other', () => {
    const papers = (description: string) => resumeWith('Skills', { title: 'Papers', description });
    expect(meets('PMP certification', papers('Passed the PMP in 2022.'))).toBe(true);
    expect(meets('PMP certification', papers('Passed the PMP mock examination in 2022.'))).toBe(false);
    expect(meets('PMP certification', papers('PMP'))).toBe(false);
    expect(meets('PMP certification', papers('Enrolled for the PMP in 2026.'))).toBe(false);
  });

  it('is mentioned in a letter that the independent check accepts, and adds no year of work', () => {
    const resume = resumeWith('Community work', {
      title: 'Parish council',
      description: `${BOOKS}\nRaised ₦2.4 million for a borehole`,
      date: '2024',
    });
    const input = inputOf(resume, 'Keeping accounts in Sage', 'Raising funds');
    const { content, blanks } = writeLetter(input);
    expect(content).toMatch(/I (?:also )?prepared 120 monthly accounts in Sage/);
    expect(faultsOf(checkLetter(content, input, { allowedHints: blanks }))).toEqual([]);
    expect(new ResumeClaims(resume, TODAY).years).toBe(0);
  });

  it('is no ground for a name that it only lists, to the check', () => {
    const listed = resumeWith('Community work', { title: 'Sage' });
    expect(faultsIn('I use Sage.', listed)).not.toEqual([]);
    const told = resumeWith('Community work', { title: 'Parish council', description: BOOKS });
    expect(faultsIn('I prepared 120 monthly accounts in Sage.', told)).toEqual([]);
    expect(faultsIn('I prepared 300 monthly accounts in Sage.', told)).not.toEqual([]);
  });
});
