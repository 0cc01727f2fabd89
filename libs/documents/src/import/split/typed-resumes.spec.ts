import { describe, expect, it } from '@jest/globals';
import { heading, printed, resumeLines } from '../../../test/printed-lines.ts';
import { readText } from '../read-resume.ts';
import { splitResume } from './split-resume.ts';

const read = (...lines: string[]) => {
  const { resume, lines: shown, leftOut } = readText(lines.join('\n'));
  return { resume, leftOut: leftOut.map((at) => shown[at]?.text) };
};

const NURSE = [
  'ADEYEMI, FOLASHADE BISOLA (MRS.)',
  'No. 7, Unity Close, Off Ring Road, Ibadan, Oyo State',
  '08034567712; shade.ade@example.com',
  '',
  'CAREER OBJECTIVE:',
  'To work where my skills as a nurse would be of use to the hospital.',
  '',
  'INSTITUTIONS ATTENDED WITH DATES',
  'University College Hospital School of Nursing, Ibadan\t2007 – 2010',
  "St. Anne's School, Molete, Ibadan\t2000 – 2006",
  '',
  'QUALIFICATIONS OBTAINED WITH DATES',
  'Registered Nurse (RN)\t2010',
  'Registered Midwife (RM)\t2012',
  'Senior Secondary Certificate Examination (SSCE)\t2006',
  '',
  'WORKING EXPERIENCE',
  'Adeoyo Maternity Teaching Hospital, Ibadan\tMarch 2013 till date',
  'Post Held: Senior Nursing Officer',
  '- Supervising a ward of 24 beds',
  '',
  'PROFESSIONAL BODY',
  'Kenya Institute of Supplies Management (KISM) – Full Member No. 45321',
  '',
  'HOBBIES',
  'Reading, singing and meeting people.',
  '',
  'REFEREES',
  '1. Dr. (Mrs.) T. A. Ogunleye',
  'Consultant Paediatrician',
  'University College Hospital, Ibadan',
  '08023334455',
  '2. Pastor J. O. Alabi',
  'The Apostolic Church, Molete',
  '08055667788',
];

describe('a resume as people type it', () => {
  const { resume, leftOut } = read(...NURSE);

  it('keeps the address out of the summary, and turns a name in capitals', () => {
    expect(resume.summary).toBe('To work where my skills as a nurse would be of use to the hospital.');
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Folashade Bisola',
      lastName: 'Adeyemi',
      phone: '08034567712',
      location: 'No. 7, Unity Close, Off Ring Road, Ibadan, Oyo State',
    });
  });

  it('joins schools with the certificates of the same years, and no others', () => {
    expect(
      resume.education?.map(({ institution, degree, endDate }) => [institution, degree, endDate]),
    ).toEqual([
      ['University College Hospital School of Nursing, Ibadan', 'Registered Nurse (RN)', '2010'],
      ["St. Anne's School, Molete, Ibadan", 'Senior Secondary Certificate Examination (SSCE)', '2006'],
      ['', 'Registered Midwife (RM)', '2012'],
    ]);
  });

  it('knows grade and number of a member, the names of a list, and the referees', () => {
    expect(resume.memberships).toEqual([
      { body: 'Kenya Institute of Supplies Management (KISM)', grade: 'member', number: '45321' },
    ]);
    expect(resume.interests).toEqual([{ name: 'Reading' }, { name: 'singing' }, { name: 'meeting people' }]);
    expect(resume.referees).toMatchObject([
      {
        name: 'Dr. (Mrs.) T. A. Ogunleye',
        role: 'Consultant Paediatrician',
        organisation: 'University College Hospital, Ibadan',
        phone: '08023334455',
      },
      { name: 'Pastor J. O. Alabi', organisation: 'The Apostolic Church, Molete', phone: '08055667788' },
    ]);
  });

  it('shows a level that is in no field', () => {
    expect(read(...NURSE, '', 'DECLARATION', 'Fluent').leftOut).toEqual(['Fluent']);
  });

  it('leaves nothing out that a field holds', () => {
    expect(leftOut).toEqual([]);
  });
});

/** A resume with one more section, of tables of facts. */
const withSection = (title: string, ...rows: string[]) =>
  splitResume(
    resumeLines(
      heading('Work'),
      printed('Cook\t2019 – 2020', { bold: true }),
      printed('Hilltop Kitchen'),
      heading(title),
      ...rows.map((row) => printed(row)),
    ),
  ).resume;

describe('tables of facts', () => {
  it('of a person are no headings', () => {
    const { personalInfo, languages } = withSection(
      'Personal details',
      'Surname\tMokoena',
      'First Names\tNaledi Grace',
      'ID Number\t9502140123083',
      'Nationality\tSouth African',
      'Gender\tFemale',
      'Languages\tSetswana, English',
      'Notice Period\t30 days',
    );
    expect(personalInfo).toMatchObject({
      firstName: 'Naledi Grace',
      lastName: 'Mokoena',
      idNumber: '9502140123083',
      nationality: 'South African',
      gender: 'Female',
      noticePeriod: '30 days',
    });
    expect(languages?.map(({ language }) => language)).toEqual(['Setswana', 'English']);
  });

  it('of schools are one course each', () => {
    expect(
      withSection(
        'Education',
        'Institution\tNorth-West University',
        'Qualification\tBCom Accounting',
        'Year Completed\t2017',
      ).education,
    ).toMatchObject([
      { institution: 'North-West University', degree: 'BCom', fieldOfStudy: 'Accounting', endDate: '2017' },
    ]);
  });

  it('of schools with names of columns hold the degree in a column of courses', () => {
    expect(
      withSection(
        'Academic Qualification',
        'Course\tInstitute\tBoard/University\tYear\t%',
        'B.Tech (Civil)\tMSIT, New Delhi\tGGSIP University\t2014\t71.4',
        'XII\tKendriya Vidyalaya, Rohini\tCBSE\t2010\t78.2',
      ).education?.map(({ degree, institution, grade, endDate }) => [degree, institution, grade, endDate]),
    ).toEqual([
      ['B.Tech', 'MSIT, New Delhi', '71.4', '2014'],
      ['XII', 'Kendriya Vidyalaya, Rohini', '78.2', '2010'],
    ]);
  });

  it('of referees have one in each row', () => {
    expect(
      withSection(
        'References',
        'Name\tCompany\tPosition\tContact',
        'Thabo Nkosi\tImpala Platinum\tPayroll Manager\t014 555 0100',
        'Lerato Dube\tShoprite Checkers\tBranch Manager\t014 555 0177',
      ).referees,
    ).toMatchObject([
      {
        name: 'Thabo Nkosi',
        organisation: 'Impala Platinum',
        role: 'Payroll Manager',
        phone: '014 555 0100',
      },
      { name: 'Lerato Dube', organisation: 'Shoprite Checkers', role: 'Branch Manager' },
    ]);
  });
});

const jobsOf = (...lines: string[]) =>
  read('Ada Obi', 'ada.obi@example.com', '', 'WORK EXPERIENCE: 9 YEARS', ...lines).resume.experience;

describe('jobs as people type them', () => {
  it('begin at the label of the employer, and hold no reason for leaving', () => {
    expect(
      jobsOf(
        '1. Company: Larsen & Toubro Ltd.',
        'Designation: Senior Site Engineer',
        'Duration: Aug 2018 to till date',
        '- Execution of piling work',
        'Reason for leaving: Growth',
        '2. Company: Ahluwalia Contracts Ltd.',
        'Designation: Junior Engineer',
        'Duration: July 2014 to July 2018',
        '- Supervision of residential towers',
      ),
    ).toMatchObject([
      {
        company: 'Larsen & Toubro Ltd.',
        position: 'Senior Site Engineer',
        current: true,
        description: 'Execution of piling work',
      },
      { company: 'Ahluwalia Contracts Ltd.', position: 'Junior Engineer', endDate: '2018-07' },
    ]);
  });

  it('under an employer whose own time holds theirs are its roles', () => {
    const roles = jobsOf(
      'ZENITH BANK PLC\t2012 – Date',
      'Branch Manager (2019 – Date)',
      '- Grew deposits',
      'Credit Analyst (2012 – 2019)',
      '- Reviewed facilities',
    );
    expect(roles?.map(({ company, position, startDate }) => [company, position, startDate])).toEqual([
      ['ZENITH BANK PLC', 'Branch Manager', '2019'],
      ['ZENITH BANK PLC', 'Credit Analyst', '2012'],
    ]);
  });

  it('may be a year of service or training, and an employer of letters alone', () => {
    const jobs = jobsOf(
      'NYSC: Government Science Secondary School, Birnin Kebbi\t2022 – 2023',
      '- Taught physics',
    );
    expect(jobs?.map(({ company, position }) => [company, position])).toEqual([
      ['Government Science Secondary School', 'NYSC'],
    ]);
    const others = jobsOf(
      'Dangote Flour Mills Plc, Lagos\tJan 2018 – Date',
      'Account Officer',
      '- Reconciled accounts',
      'KRA, Nairobi\t2017 – 2018',
      'Tax Assistant',
      '- Filed returns',
    );
    expect(others?.map(({ company, position, location }) => [company, position, location])).toEqual([
      ['Dangote Flour Mills Plc', 'Account Officer', 'Lagos'],
      ['KRA', 'Tax Assistant', 'Nairobi'],
    ]);
  });
});

describe('a text as people send it in a message', () => {
  it('has its headings between stars, and a place that is no name', () => {
    const { resume } = read(
      '*CHUKWUDI OBIORA*',
      '08061112222 - Port Harcourt',
      '',
      '*Work I have done*',
      'Julius Berger, Bonny Island camp - Pipe fitter - 2018 to 2022',
      'Daewoo Nig Ltd - Plumber helper - 2015 to 2017',
      '',
      '*School*',
      'Government Technical College, NABTEB 2014',
    );
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Chukwudi',
      lastName: 'Obiora',
      location: 'Port Harcourt',
    });
    expect(resume.experience?.map(({ company, position }) => [company, position])).toEqual([
      ['Julius Berger, Bonny Island camp', 'Pipe fitter'],
      ['Daewoo Nig Ltd', 'Plumber helper'],
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Government Technical College', degree: 'NABTEB' },
    ]);
  });

  it('takes no number of an identity card for a telephone', () => {
    const { resume } = read(
      'PERSONAL PROFILE',
      'Name: Josephine Atieno Odhiambo',
      'I.D. No: 27654321',
      'Tel No: 0721 987 654',
      'Languages: English, Kiswahili & Dholuo',
      '',
      'CAREER PROFILE',
      'Clinical officer with five years in county hospitals.',
    );
    expect(resume.personalInfo).toMatchObject({ idNumber: '27654321', phone: '0721 987 654' });
    expect(resume.summary).toBe('Clinical officer with five years in county hospitals.');
    expect(resume.languages?.map(({ language }) => language)).toEqual(['English', 'Kiswahili', 'Dholuo']);
  });
});

describe('papers', () => {
  it('of school are subjects with their grades, under the examination of the heading', () => {
    expect(
      read(
        'Ada Obi',
        'ada.obi@example.com',
        '',
        "O'LEVEL RESULT (WAEC 2016)",
        'English Language – C4, Physics – B2',
      ).resume.schoolExams,
    ).toEqual([{ exam: 'waec', date: '2016', subjects: ['English Language C4', 'Physics B2'] }]);
  });

  it('of service are number, state and how far it is', () => {
    expect(
      read(
        'Ada Obi',
        'ada.obi@example.com',
        '',
        'NYSC',
        'National Youth Service Corps, Kaduna State, 2017. Discharge certificate No. A003456789',
      ).resume.nationalService,
    ).toMatchObject([
      { scheme: 'nysc', status: 'discharged', certificateNumber: 'A003456789', serviceState: 'Kaduna' },
    ]);
  });

  it('that are not finished keep saying so', () => {
    expect(
      read(
        'Ada Obi',
        'ada.obi@example.com',
        '',
        'CERTIFICATIONS',
        '- CIPS Level 4 – 2018',
        '- KASNEB Part II – ongoing',
      ).resume.certifications?.map(({ name, issuer }) => [name, issuer]),
    ).toEqual([
      ['CIPS Level 4', ''],
      ['KASNEB Part II (ongoing)', ''],
    ]);
  });
});
