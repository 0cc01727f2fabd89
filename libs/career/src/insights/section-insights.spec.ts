import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { person } from '../letters/testing/person.ts';
import { analyseResume } from './analyse-resume.ts';
import type { Analysis, CheckResult } from './analysis.types.ts';
import { rewordableTexts } from './rewording.ts';

const TODAY = '2026-11';

const analysed = (sections: object): Analysis =>
  analyseResume({
    resume: { ...person({ name: ['Ada', 'Obi'], title: 'Resume' }), ...sections } as ResumeContentDto,
    today: TODAY,
  });
const checkOf = (sections: object, id: string): CheckResult => {
  const found = analysed(sections).breakdown.checks.find((one) => one.id === id);
  if (!found) throw new Error(`no check ${id}`);
  return found;
};

const DONE = 'Tested 30 samples of clinker a day\nCut the time of a test by 20 % with a new list';
const SIWES = {
  internships: [
    {
      organisation: 'Dangote Cement',
      role: 'Laboratory intern',
      startDate: '2023-02',
      endDate: '2023-08',
      description: DONE,
    },
  ],
};
const NEW_SECTIONS = ['internships', 'projects', 'volunteering', 'nationalService'] as const;

describe('a resume without jobs', () => {
  it('gets no advice about missing jobs, dates and experience where internships stand in', () => {
    expect(checkOf(SIWES, 'roles').finding).not.toMatch(/No job/);
    expect(checkOf(SIWES, 'dates').finding).not.toMatch(/no job/);
    expect(checkOf(SIWES, 'sections').finding).not.toMatch(/Experience/);
    expect(checkOf({}, 'roles').finding).toMatch(/No job is listed/);
  });

  it('gets advice where they say too little', () => {
    const [first] = SIWES.internships;
    const thin = { internships: [{ ...first, description: 'Tested samples of clinker' }] };
    expect(checkOf(thin, 'roles').evidence).toEqual([
      expect.objectContaining({ path: 'internships.0.description', note: '1 statement, 2 expected' }),
    ]);
  });

  it.each(NEW_SECTIONS)('gains by what was done in %s', (section) => {
    const entry = {
      name: 'Dryer',
      role: 'Trainer',
      organisation: 'Red Cross',
      scheme: 'nysc',
      startDate: '2022',
      endDate: '2023',
      description: DONE,
    };
    expect(analysed({ [section]: [entry] }).atsScanResults.score).toBeGreaterThan(
      analysed({}).atsScanResults.score,
    );
  });

  it('has an education where school examinations are listed', () => {
    const exams = { schoolExams: [{ exam: 'waec', date: '2019', subjects: ['English Language B3'] }] };
    expect(checkOf(exams, 'education').finding).not.toMatch(/No education/);
    expect(checkOf(exams, 'sections').finding).not.toMatch(/Education/);
    expect(checkOf(exams, 'dates').finding).not.toMatch(/course of study/);
  });
});

describe('referees and protected facts', () => {
  it('get neither into an analysis nor to a model', () => {
    const referees = [
      { name: 'Ngozi Umeadi', phone: '+234 803 999 1111', reference: 'Reconciled 300 ledgers in SAP' },
    ];
    const resume = { ...FULL_RESUME, referees };
    const analysis = analyseResume({ resume, today: TODAY });
    const texts = rewordableTexts(analysis).map(({ text }) => text);
    for (const text of [JSON.stringify(analysis), ...texts]) {
      expect(text).not.toMatch(/Umeadi|999 1111|300 ledgers|1994-05-12/);
      for (const fact of ['gender', 'maritalStatus', 'stateOfOrigin', 'idNumber'])
        expect(text).not.toContain(`person ${fact}`);
    }
  });

  it('change no score', () => {
    const referees = [{ name: 'Ngozi Umeadi', reference: 'Reconciled 300 ledgers in SAP' }];
    expect(analysed({ ...SIWES, referees })).toEqual(analysed(SIWES));
  });
});
