import { PERSONAS } from '@career/career/personas/personas';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { ResumeClaims } from '../claims/resume-claims.ts';
import { person } from '../letters/testing/person.ts';
import { withOffers } from './offers.ts';
import { isSameName } from './same-name.ts';
import { tailorResume } from './tailor-resume.ts';

const TODAY = '2026-11-22';
const resumeOf = (sections: object): ResumeContentDto =>
  ({ ...person({ name: ['Ada', 'Obi'], title: 'Resume' }), ...sections }) as ResumeContentDto;
const postingOf = (...asked: string[]) => ({
  text: ['Requirements:', ...asked.map((line) => `- ${line}`)].join('\n'),
  company: 'Kora Foods Ltd',
  position: 'Accountant',
});
const skills = (...names: string[]) => ({ skills: names.map((name) => ({ name, level: 'intermediate' })) });

describe('two names', () => {
  it.each([
    ['MS Excel', 'Microsoft Excel'],
    ['Excel', 'Microsoft Excel'],
    ['AWS', 'Amazon Web Services'],
    ['bank reconciliations', 'Bank reconciliation'],
    ['reconciliation of accounts', 'account reconciliation'],
    ['Node.js', 'NodeJS'],
    ['data modelling', 'Data modeling'],
    ['e-commerce', 'ecommerce'],
  ])('%s and %s are the same by their form', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Excel', 'advanced Excel'],
    ['EC2', 'Amazon Web Services'],
    ['cocoa farming', 'rubber production'],
    ['payables', 'vendor payments'],
    ['Java', 'JavaScript'],
    ['Google Sheets', 'Microsoft Excel'],
    ['', 'Excel'],
  ])('%s and %s are not', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });
});

describe('tailoring a resume', () => {
  it('offers the posting’s word only for the same thing, and nothing for what is missing', () => {
    const resume = resumeOf(skills('MS Excel', 'vendor payments', 'Sage'));
    const lines = tailorResume(
      resume,
      postingOf('Microsoft Excel', 'Accounts payable', 'Sage', 'Power BI', 'Good character'),
      TODAY,
    );
    expect(lines.map(({ asks, state, offer }) => [asks, state, offer?.to ?? null])).toEqual([
      ['Microsoft Excel', 'other-word', 'Microsoft Excel'],
      ['Accounts payable', 'other-word', null],
      ['Sage', 'shown', null],
      ['Power BI', 'missing', null],
      ['', 'unclear', null],
    ]);
  });

  it('exchanges the word in its place and leaves the rest as it is', () => {
    const resume = resumeOf({
      ...skills('Sage'),
      summary: 'I built AWS pipelines.',
      experience: [
        {
          company: 'AWS Partners Ltd',
          position: 'Engineer',
          startDate: '2020-01',
          current: true,
          description: '**Ran** AWS pipelines for AWS Partners Ltd\nLed 4 people',
        },
      ],
    });
    const [line] = tailorResume(resume, postingOf('Amazon Web Services'), TODAY);
    const tailored = withOffers(resume, line?.offer ? [line.offer] : [], TODAY);
    expect(JSON.stringify(tailored)).toContain('Amazon Web Services pipelines');
    expect(tailored.experience?.[0]?.company).toBe('AWS Partners Ltd');
    expect({ ...tailored, summary: '', experience: [] }).toEqual({ ...resume, summary: '', experience: [] });
  });

  it('takes no offer that would say more, twice the same, or what is not there any more', () => {
    const resume = resumeOf(skills('MS Excel', 'Microsoft Excel', 'SQL'));
    const offer = (from: string, to: string, path = 'skills.0.name') => ({
      id: `${path}=${to}`,
      path,
      from,
      to,
    });
    for (const bad of [
      offer('MS Excel', 'Microsoft Excel'),
      offer('MS Excel', 'Power BI'),
      offer('MS Excel', 'ICAN'),
      offer('Sage', 'Excel'),
      offer('SQL', 'PostgreSQL', 'skills.9.name'),
    ])
      expect(withOffers(resume, [bad], TODAY)).toEqual(resume);
  });

  it('never makes a resume claim anything new, whoever it is and whatever is asked', () => {
    const asked = postingOf(
      'Advanced Microsoft Excel and PowerPoint',
      'MS SQL Server, Amazon Web Services or Azure',
      'Bank reconciliations and statutory accounts',
      'ICAN, ACCA or PMP',
      'Fluent English and French, five years of experience',
      'Data analytics, project management, customer service, JavaScript, Node.js',
    );
    const claimed = (resume: ResumeContentDto) =>
      new Set(
        new ResumeClaims(resume, TODAY).list.map(
          ({ kind, key, state, level }) => `${kind} ${key} ${state} ${level}`,
        ),
      );
    let offered = 0;
    for (const { resumes, posting: asks } of PERSONAS) {
      const own = { text: asks.text, company: asks.company, position: asks.title };
      for (const posting of [asked, own]) {
        const offers = tailorResume(resumes.strong, posting, TODAY).flatMap(({ offer }) => offer ?? []);
        offered += offers.length;
        expect(claimed(withOffers(resumes.strong, offers, TODAY))).toEqual(claimed(resumes.strong));
      }
    }
    expect(offered).toBeGreaterThan(0);
  });
});
