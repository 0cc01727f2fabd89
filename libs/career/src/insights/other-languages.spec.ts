import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { analyseResume } from './analyse-resume.ts';
import { ENGLISH_CHECKS } from './checks/writing.checks.ts';

type Change = (text: string) => string;

/** A short resume in French, with its sentences changed. */
const resumeOf = (change: Change, rest: object = {}): ResumeContentDto =>
  ({
    personalInfo: {
      firstName: 'Awa',
      lastName: 'Diop',
      email: 'awa@example.com',
      phone: '+221 77 123 45 67',
      location: 'Dakar, Senegal',
    },
    summary: change(
      'Comptable depuis six ans dans le commerce. Tient les comptes de quatre magasins et prépare la paie de tout le personnel.',
    ),
    experience: [
      {
        company: 'Baobab',
        position: change('Comptable principale'),
        startDate: '2021-03',
        current: true,
        description: change(
          '- Clôture mensuelle des comptes pour 6 agences dans toute la région\n- Rapprochement de 3 comptes bancaires chaque semaine avec le chef comptable\n- Saisie de 300 factures par mois sans retard\n- Formation de 4 agents au nouveau logiciel de paie',
        ),
      },
    ],
    education: [
      { institution: 'UCAD', degree: 'Licence', fieldOfStudy: change('Comptabilité'), endDate: '2017-07' },
    ],
    skills: [{ name: 'Sage', level: 'advanced' }],
    achievements: [],
    certifications: [],
    languages: [],
    ...rest,
  }) as unknown as ResumeContentDto;

const analysed = (resume: ResumeContentDto) => analyseResume({ resume, today: '2026-11' });
const same: Change = (text) => text;
/** Letters of no language, in the places of the letters that were there. */
const inNoLanguage: Change = (text) => text.replace(/\p{Lu}/gu, 'X').replace(/\p{Ll}/gu, 'x');

describe('a resume in a language that the checks do not know', () => {
  it('is not scored by any check that reads English words, and the report says so', () => {
    const { breakdown, atsScanResults } = analysed(resumeOf(same));
    const reading = breakdown.checks.filter(({ id }) => ENGLISH_CHECKS.some((one) => one === id));
    expect(reading).toHaveLength(ENGLISH_CHECKS.length);
    for (const { status, finding } of reading)
      expect([status, finding]).toEqual([
        'not-scored',
        'Not scored: the text does not seem to be in English.',
      ]);
    expect(atsScanResults.issues.map(({ type }) => type)).toContain('Language');
  });

  it('is scored alike in words that nobody knows', () => {
    const statusOf = (change: Change) =>
      analysed(resumeOf(change)).breakdown.checks.map(({ id, status }) => `${id}: ${status}`);
    expect(statusOf(inNoLanguage)).toEqual(statusOf(same));
    expect(statusOf(same)).toContain('contact: passed');
    expect(statusOf(same)).toContain('education: passed');
  });

  it('is known by the language that its owner chose, however short it is', () => {
    const summary = 'Mhasibu.';
    const chosen = analysed(resumeOf(() => '', { summary, designOptions: { language: 'sw' } }));
    expect(chosen.atsScanResults.issues.map(({ type }) => type)).toContain('Language');
    const notChosen = analysed(resumeOf(() => '', { summary }));
    expect(notChosen.atsScanResults.issues.map(({ type }) => type)).not.toContain('Language');
  });
});
