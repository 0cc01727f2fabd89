import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { SKILLS } from '../taxonomy/data/skills.data.ts';
import { analyseResume } from './analyse-resume.ts';
import type { Analysis, AnalysisInput } from './analysis.types.ts';
import { compareAnalyses } from './compare-analyses.ts';
import { findInFile } from './file-findings.ts';
import { IMPLIED_SKILLS } from './implied-skills.ts';
import { rewordableTexts, reworded } from './rewording.ts';
import { CHECK_IDS, type CheckId, RUBRIC_VERSION, rubricCheck } from './rubric.ts';
import { fileTextOf } from './testing/generated-resume.ts';

const TODAY = '2026-11';
const POSTING = `Accountant
Requirements:
- Financial reporting under IFRS
- Bank reconciliation
- Payroll
- Microsoft Excel
- 3 years of experience, B.Sc. or HND in Accounting`;

/** A resume that does everything right for the posting. */
const good = (): ResumeContentDto => ({
  title: 'Accountant, Lagos',
  industry: 'Accounting and finance',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  summary:
    'Accountant with six years in food production who closes the books of two plants within four working days and answers for payroll, tax and the yearly audit.',
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada.obi@mail.ng',
    phone: '+234 803 123 4567',
    location: 'Ikeja, Lagos',
    linkedin: 'linkedin.com/in/ada-obi',
    professionalTagline: 'Accountant',
    photoUrl: null,
  },
  experience: [
    {
      company: 'Kora Foods',
      position: 'Accountant',
      startDate: '2022-03',
      current: true,
      description: `Prepare financial reporting under IFRS for two plants and hand it to the board by the fourth working day
Reconcile 14 bank accounts every month in Microsoft Excel and clear open items within 10 days
Pay 120 staff through payroll each month without a late or wrong payment since 2023
Cut the time of the monthly close from nine days to four by a shared checklist for all shops
Train two junior clerks in bank reconciliation, who now carry 60% of the monthly work alone
Answer the questions of auditors within two days and closed the last audit with no finding`,
    },
    {
      company: 'Delta Works',
      position: 'Accounts Officer',
      startDate: '2019-01',
      endDate: '2022-02',
      current: false,
      description: `Recorded 3,000 supplier invoices a year and paid each of them within its agreed term
Filed monthly tax returns for 45 staff and saved ₦450,000 in penalties in the first year
Designed a petty cash register in Microsoft Excel that ended shortages in all six branch offices
Led the count of stock in four warehouses twice a year and halved the differences found
Built the first cash forecast of the company, which the owner used for a loan of ₦30 million`,
    },
  ],
  education: [
    {
      institution: 'UNILAG',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2014-09',
      endDate: '2018-07',
    },
  ],
  skills: [
    'Financial reporting',
    'IFRS',
    'Bank reconciliation',
    'Payroll',
    'Microsoft Excel',
    'Accounting',
  ].map((name) => ({ name, level: 'intermediate' as const })),
  achievements: [],
  certifications: [{ name: 'ICAN', issuer: 'ICAN' }],
  languages: [{ language: 'English', proficiency: 'native' }],
});

const inputOf = (resume: ResumeContentDto, change: Partial<AnalysisInput> = {}): AnalysisInput => ({
  resume,
  today: TODAY,
  target: { source: 'advert', title: 'Accountant', posting: POSTING },
  file: findInFile(resume, fileTextOf(resume), TODAY),
  ...change,
});
/** Values by their path in the resume; a path with a plus adds a line or sentence to what is there. */
type Change = Record<string, unknown>;

function changed(resume: ResumeContentDto, change: Change): ResumeContentDto {
  for (const [key, value] of Object.entries(change)) {
    const path = key.replace(/\+$/, '').split('.');
    const field = path.pop() ?? '';
    const holder = path.reduce<Record<string, unknown>>(
      (branch, name) => branch[name] as Record<string, unknown>,
      resume as unknown as Record<string, unknown>,
    );
    const joint = field === 'description' ? '\n' : ' ';
    holder[field] = key.endsWith('+') ? `${holder[field]}${joint}${value}` : value;
  }
  return resume;
}

const FIRST_JOB = 'experience.0.description';
const OLD_JOB = 'experience.1.description';
const HIDDEN_SKILLS: Change = { designOptions: { hiddenSections: ['skills'] } };
const PLAIN = 'Prepared the books of the shops for the owner in time\n'.repeat(6);

const analysed = (change: Change): Analysis => analyseResume(inputOf(changed(good(), change)));
const check = (analysis: Analysis, id: CheckId) => {
  const found = analysis.breakdown.checks.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
/** What a check says when it has nothing to complain about. */
const NOTHING_WRONG =
  /^(?:All |An employer can|A link leads|Summary, experience, education and skills are all|What is there reads|Jobs and education read|Your newest|Each job has|Education is complete|Statements |No statement only|Past work|Opening verbs|No (?:empty|common|personal))/;

describe('a resume with little in it', () => {
  const thin = (): ResumeContentDto => ({
    ...good(),
    summary: '',
    experience: [
      {
        company: 'Kora Foods',
        position: 'Accountant',
        startDate: '2023-01',
        current: true,
        description: 'Prepared monthly accounts for six branches and cut closing from twelve days to five.',
      },
    ],
    education: [],
    certifications: [],
    languages: [],
  });

  it('is never called strong or good, and says why', () => {
    const { atsScanResults, breakdown } = analyseResume(inputOf(thin()));
    expect(['Needs work', 'Start here']).toContain(breakdown.band);
    const notice = atsScanResults.issues.find(({ description }) =>
      description.includes('no score goes above'),
    );
    expect(notice).toMatchObject({ type: 'Too little to judge', severity: 'high' });
    expect(notice?.description).toContain(`above ${atsScanResults.score};`);
  });

  const SECTIONS = ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'] as const;
  const subsets = Array.from({ length: 2 ** SECTIONS.length }, (_, bits) =>
    SECTIONS.filter((_section, at) => (bits >> at) & 1),
  );

  it('gets no fault that its own finding contradicts, whatever is missing', () => {
    for (const resume of [good(), thin()]) {
      for (const missing of subsets) {
        const left = { ...resume };
        for (const section of missing) Object.assign(left, { [section]: section === 'summary' ? '' : [] });
        const { breakdown, atsScanResults } = analyseResume(inputOf(left));
        const faulty = breakdown.checks.filter(
          ({ status, finding, isThin }) =>
            status !== 'passed' && status !== 'not-scored' && !isThin && NOTHING_WRONG.test(finding),
        );
        expect(faulty.map(({ id, finding }) => `without ${missing.join(', ')}: ${id}: ${finding}`)).toEqual(
          [],
        );
        const contradictory = atsScanResults.issues.filter(
          ({ type, description }) => type !== 'Too little to judge' && NOTHING_WRONG.test(description),
        );
        expect(contradictory).toEqual([]);
      }
    }
  });
});

describe('the checklist', () => {
  it('has 24 checks and 100 points', () => {
    expect(CHECK_IDS).toHaveLength(24);
    expect(CHECK_IDS.reduce((sum, id) => sum + rubricCheck(id).weight, 0)).toBe(100);
  });

  it('gives nearly all points to a resume that does everything right, and none to an empty one', () => {
    const { breakdown, atsScanResults, rubricVersion, engine, target } = analysed({});
    const lossy = breakdown.checks.filter(({ earned, weight }) => earned < weight - 0.5);
    expect(lossy.map(({ id, earned, finding }) => `${id} ${earned} ${finding}`)).toEqual([]);
    expect(atsScanResults.score).toBeGreaterThanOrEqual(97);
    expect({ rubricVersion, engine, occupation: target.occupation }).toEqual({
      rubricVersion: RUBRIC_VERSION,
      engine: 'builtin',
      occupation: 'Accountant',
    });
    const empty = analyseResume({ resume: { personalInfo: {} } as ResumeContentDto, today: TODAY });
    expect(empty.atsScanResults.score).toBe(0);
    expect(empty.breakdown.heading).toBe('General readiness (no target role)');
  });

  it.each<[CheckId, string, Change, string]>([
    ['contact', 'a number that cannot be called', { 'personalInfo.phone': '0803 12' }, 'personalInfo.phone'],
    ['contact', 'no e-mail address', { 'personalInfo.email': '' }, 'personalInfo.email'],
    ['link', 'no link', { 'personalInfo.linkedin': '' }, 'personalInfo.linkedin'],
    ['sections', 'no summary', { summary: '' }, 'summary'],
    ['sections', 'a hidden section', HIDDEN_SKILLS, 'designOptions.hiddenSections'],
    ['parse-recall', 'a hidden section', HIDDEN_SKILLS, 'skills.0.name'],
    [
      'dates',
      'a job that ends before it starts',
      { 'experience.1.endDate': '2018-01' },
      'experience.1.endDate',
    ],
    ['dates', 'a job of the future', { 'experience.0.startDate': '2027-01' }, 'experience.0.startDate'],
    [
      'newest-first',
      'the old job first',
      { experience: good().experience?.toReversed() },
      'experience.1.startDate',
    ],
    ['length', 'hardly a word', { experience: [] }, 'summary'],
    ['roles', 'a job without statements', { 'experience.1.description': '' }, 'experience.1.description'],
    ['education', 'no qualification', { 'education.0.degree': '' }, 'education.0.degree'],
    [
      'action-verbs',
      'a noun first',
      { [FIRST_JOB]: 'Accounts of two plants in the north and the south' },
      FIRST_JOB,
    ],
    [
      'quantified',
      'no number',
      { experience: good().experience?.map((one) => ({ ...one, description: PLAIN })) },
      FIRST_JOB,
    ],
    [
      'duty-phrases',
      'a duty',
      { [`${FIRST_JOB}+`]: 'Responsible for the books of two plants in the north' },
      FIRST_JOB,
    ],
    [
      'tense',
      'an old job in the present',
      { [`${OLD_JOB}+`]: 'Manage the ledgers of four shops with a team of three' },
      OLD_JOB,
    ],
    [
      'first-person',
      'the first person',
      { [`${FIRST_JOB}+`]: 'Designed my own template for the yearly budget of the plants' },
      FIRST_JOB,
    ],
    ['buzzwords', 'empty words', { 'summary+': 'A results-driven team player.' }, 'summary'],
    [
      'repetition',
      'one verb again and again',
      {
        [`${FIRST_JOB}+`]:
          'Cut costs of paper by half in one year\nCut costs of phones by a third in one year',
      },
      FIRST_JOB,
    ],
    ['statement-length', 'a stub', { [`${FIRST_JOB}+`]: 'Wrote reports' }, FIRST_JOB],
    ['spelling', 'a misspelling', { 'summary+': 'Good at managment.' }, 'summary'],
    ['coverage', 'skills that are missing', { skills: [], [FIRST_JOB]: PLAIN }, 'skills'],
    [
      'target-title',
      'another title everywhere',
      {
        'personalInfo.professionalTagline': '',
        'experience.0.position': 'Chef',
        summary: 'Chef who has cooked for hotels.',
      },
      'personalInfo.professionalTagline',
    ],
    [
      'requirements',
      'too few years',
      {
        experience: good()
          .experience?.slice(0, 1)
          .map((one) => ({ ...one, startDate: '2026-01' })),
      },
      'experience',
    ],
    [
      'locale',
      'a photo where none is wanted',
      { 'personalInfo.photoUrl': 'https://example.com/me.jpg' },
      'personalInfo.photoUrl',
    ],
    ['locale', 'religion', { 'summary+': 'Religion: Christian.' }, 'summary'],
  ])('%s loses points for %s, and points at it', (id, _what, change, path) => {
    const before = check(analysed({}), id);
    const after = check(analysed(change), id);
    expect(after.earned).toBeLessThan(before.earned);
    expect(after.evidence.map((one) => one.path)).toContain(path);
    expect(after.fix).not.toBe('');
  });

  it('does not score the file that nobody read, and gives a picture of a page nothing', () => {
    const unread = analyseResume({ resume: good(), today: TODAY });
    expect(check(unread, 'parse-recall')).toMatchObject({ status: 'not-scored', earned: 0 });
    expect(unread.breakdown.groups[0]).toMatchObject({ possible: 13 });
    const picture = analyseResume(inputOf(good(), { file: findInFile(good(), ' \n', TODAY) }));
    expect(check(picture, 'parse-recall')).toMatchObject({ status: 'failed', earned: 0 });
    expect(picture.atsScanResults.issues[0]).toMatchObject({ checkId: 'parse-recall', severity: 'high' });
  });

  it('notices columns that were mixed', () => {
    const swapped = fileTextOf(good()).replace('Kora Foods', '').concat('\nKora Foods');
    const analysis = analyseResume(inputOf(good(), { file: findInFile(good(), swapped, TODAY) }));
    expect(check(analysis, 'reading-order').evidence.map(({ path }) => path)).toContain(
      'experience.1.company',
    );
  });
});

describe('what is drawn from the checks', () => {
  it('takes the level from where a skill is shown, never from the level that was saved', () => {
    const asExpert = analysed({ skills: good().skills?.map((one) => ({ ...one, level: 'expert' })) });
    expect(asExpert.skillGaps).toEqual(analysed({}).skillGaps);
    const listedOnly = analyseResume({
      ...inputOf(good(), { target: { source: 'title', title: 'Data analyst' } }),
      resume: { ...good(), skills: [{ name: 'SQL', level: 'expert' }] },
    });
    expect(listedOnly.skillGaps.find(({ skillId }) => skillId === 'sql')).toMatchObject({
      currentLevel: 'beginner',
      evidence: [{ path: 'skills.0.name', quote: 'SQL' }],
    });
  });

  it('recommends https courses of the catalogue for the gaps, but none that is hidden', () => {
    const input = inputOf(good(), { target: { source: 'title', title: 'Data analyst' } });
    const { recommendedTraining, skillGaps } = analyseResume(input);
    expect(recommendedTraining.length).toBeGreaterThan(0);
    const names = new Set(skillGaps.map(({ skill }) => skill));
    for (const { url, skills } of recommendedTraining) {
      expect(url).toMatch(/^https:\/\//);
      expect(skills.some((name) => names.has(name))).toBe(true);
    }
    const hidden = recommendedTraining.map(({ courseId }) => courseId);
    const others = analyseResume({ ...input, hiddenCourses: hidden }).recommendedTraining;
    expect(others.filter(({ courseId }) => hidden.includes(courseId))).toEqual([]);
  });

  it('says growth only from enough listings', () => {
    const growth = (recent: number, before: number) =>
      analyseResume(inputOf(good(), { listingCounts: { 'accounting-finance': { recent, before } } }))
        .recommendedIndustries[0]?.growth;
    expect(growth(124, 105)).toBe(
      'Growing +18% in our listings (124 in the last 30 days, 105 in the 30 before)',
    );
    expect(growth(80, 100)).toBe(
      'Shrinking −20% in our listings (80 in the last 30 days, 100 in the 30 before)',
    );
    expect(growth(15, 14)).toBe('Not enough listings to say');
    expect(growth(40, 0)).toBe('Not enough listings to say');
  });

  it('names three repairs first, those that bring most', () => {
    const { atsScanResults, breakdown } = analysed({ skills: [], summary: '', 'personalInfo.linkedin': '' });
    const points = atsScanResults.suggestions.map((one) => one.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(breakdown.fixFirst).toEqual(atsScanResults.suggestions.slice(0, 3).map(({ checkId }) => checkId));
  });

  it('tips about a gap without taking points', () => {
    const gap = analysed({ 'experience.1.endDate': '2020-12' });
    const tip = gap.atsScanResults.issues.find(({ type }) => type === 'Gap in dates');
    expect(tip).toMatchObject({ severity: 'low', checkId: null });
    expect(tip?.description).toContain('December 2020');
  });

  it('reports a gap, an order or an end as wrong only where years prove it', () => {
    const isGap = ({ type }: { type: string }) => type === 'Gap in dates';
    const tipsFor = (from: string, to: string): string[] =>
      analysed({ 'experience.0.startDate': from, 'experience.1.endDate': to })
        .atsScanResults.issues.filter(isGap)
        .map(({ description }) => description);
    expect(tipsFor('2022', '2020-12')).toEqual([expect.stringContaining('December 2020 – 2022')]);
    expect([tipsFor('2021', '2020'), tipsFor('2022-03', '2021'), tipsFor('2021', '2021')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(tipsFor('2022', '2020')).toEqual([expect.stringContaining('2020 – 2022')]);
    const datesWith = (startDate: string) =>
      analysed({ 'experience.1.startDate': startDate, 'experience.1.endDate': '2022-02' })
        .breakdown.checks.filter(({ id }) => id === 'dates')
        .map(({ earned, weight }) => earned === weight);
    expect([datesWith('2022'), datesWith('2023')]).toEqual([[true], [false]]);
  });

  it('says what changed between two analyses, and when they cannot be compared', () => {
    const scored = (analysis: Analysis) => ({
      score: analysis.atsScanResults.score,
      rubricVersion: analysis.rubricVersion,
      target: analysis.target,
      checks: analysis.breakdown.checks,
    });
    const before = scored(analysed({ 'personalInfo.linkedin': '' }));
    const after = scored(analysed({}));
    const change = compareAnalyses(before, after);
    expect(change).toMatchObject({ caution: null, checks: [{ id: 'link', from: 0, to: 1 }] });
    expect(change.score).toBe(after.score - before.score);
    expect(compareAnalyses({ ...before, rubricVersion: '0.9' }, after).caution).toMatch(
      /checklist has changed/,
    );
    const other = { ...before, target: { title: 'Chef', occupationId: 'chef' } };
    expect(compareAnalyses(other, after).caution).toMatch(/different targets/);
  });
});

describe('wording by a model', () => {
  it('changes named texts and nothing else: not a number, a level, a link or a name', () => {
    const analysis = analysed({ skills: [], summary: '' });
    const texts = rewordableTexts(analysis);
    const other = reworded(
      analysis,
      texts.map(({ id }) => ({ id, text: 'Said otherwise.' })),
      'llm:test',
    );
    expect(other.engine).toBe('llm:test');
    expect(rewordableTexts(other).every(({ text }) => text === 'Said otherwise.')).toBe(true);
    const restored = reworded(other, texts, 'builtin');
    expect(JSON.stringify(restored)).toBe(JSON.stringify(analysis));
  });

  it.each([
    ['an unknown id', { id: 'score', text: '100' }],
    ['a link', { id: 'suggestion:coverage', text: 'See https://evil.example' }],
    ['markup', { id: 'suggestion:coverage', text: '<b>Do it</b>' }],
    ['nothing', { id: 'suggestion:coverage', text: ' ' }],
    ['an essay', { id: 'suggestion:coverage', text: 'a'.repeat(401) }],
  ])('leaves out %s', (_what, text) => {
    const analysis = analysed({ skills: [] });
    expect(reworded(analysis, [text], 'llm:test')).toEqual(analysis);
  });
});

describe('the table of implied skills', () => {
  it('names skills of the taxonomy only', () => {
    const known = new Set(SKILLS.map(({ id }) => id));
    expect(
      Object.entries(IMPLIED_SKILLS)
        .flatMap(([id, implied]) => [id, ...implied])
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });
});
