import { describe, expect, it } from '@jest/globals';
import { readText } from '../read-resume.ts';
import { typedUnder } from '../testing/typed-section.ts';

const jobsIn = (resume: ReturnType<typeof typedUnder>) =>
  resume.experience?.map(
    ({ position, company, startDate, endDate, current }) =>
      `${position} @ ${company} ${startDate}–${current ? 'now' : (endDate ?? '')}`,
  );
const jobs = (...lines: string[]) => jobsIn(typedUnder('WORK EXPERIENCE', ...lines));
const schools = (...lines: string[]) =>
  typedUnder('EDUCATION', ...lines).education?.map(
    ({ degree, fieldOfStudy, institution }) => `${degree} | ${fieldOfStudy ?? ''} @ ${institution}`,
  );

describe('headings that no list knows', () => {
  const file = (...headings: string[]) =>
    readText(
      [
        'Zodwa Lindiwe Khumalo',
        'Durban ~ 083 555 0199 ~ zodwa.khumalo@example.com',
        '',
        headings[0],
        '',
        '2015 to 2019: Payroll Clerk @ Umgeni Foods Ltd',
        '',
        headings[1],
        '',
        '2011: National Diploma in Accounting @ Durban University of Technology',
        '',
        headings[2],
        '',
        'payroll / leave records / VIP software',
        '',
        headings[3],
        '',
        'Zulu / English',
        '',
        headings[4],
        '',
        'Reading',
      ].join('\n'),
    ).resume;

  it.each([
    ['clauses', 'Where I have worked', 'What I studied', 'What I am good at', 'What I speak'],
    ['misspelt', 'WORK EXPIRIENCE', 'EDUCATIONAL BACKROUND', 'SKILLLS', 'LANGAUGES'],
    ['followed by brackets', 'WORK EXPERIENCE (4 years)', 'EDUCATION (latest first)', 'SKILLS', 'LANGUAGES'],
  ])('are headings as %s', (_name, ...headings) => {
    const resume = file(...headings, 'HOBBIES');
    expect(jobsIn(resume)).toEqual(['Payroll Clerk @ Umgeni Foods Ltd 2015–2019']);
    expect(resume.education?.map(({ institution }) => institution)).toEqual([
      'Durban University of Technology',
    ]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(['payroll', 'leave records', 'VIP software']);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['Zulu', 'English']);
  });

  it('are headings where they stand as free as the others', () => {
    const resume = file('Employment', 'Education', 'Skills', 'Languages', 'Round the house');
    expect(resume.languages?.map(({ language }) => language)).toEqual(['Zulu', 'English']);
  });

  it('are none in a list of skills', () => {
    const { skills } = typedUnder('SKILLS', 'Call centre operations', 'Excel');
    expect(skills?.map(({ name }) => name)).toEqual(['Call centre operations', 'Excel']);
  });
});

describe('rows that contradict the heading above them', () => {
  it('are schools below a heading of a career', () => {
    const { education, experience } = typedUnder(
      'PARCOURS',
      '2014-2016 : Licence en Droit, Université de Lomé',
      '2012-2013 : Baccalauréat A4, Lycée de Kpalimé',
    );
    expect(education?.map(({ institution }) => institution)).toEqual([
      'Université de Lomé',
      'Lycée de Kpalimé',
    ]);
    expect(experience).toEqual([]);
  });

  it('are jobs below a heading of internships where no other section holds jobs', () => {
    expect(jobsIn(typedUnder('INTERNSHIPS', 'Audit Intern, Kora Foods Ltd, May 2023 – June 2023'))).toEqual([
      'Audit Intern @ Kora Foods Ltd 2023-05–2023-06',
    ]);
  });

  it('are a text, and no schools, below key qualifications', () => {
    const { summary, education } = readText(
      [
        'ADA NGOZI OBI',
        'ada.obi@example.com',
        '',
        'KEY QUALIFICATIONS',
        'Nine years of managing food aid and cash transfers for farmers in the north of the country.',
        '',
        'WORK EXPERIENCE',
        'Clerk, Kora Foods Ltd, 2015 - 2019',
        '',
        'EDUCATION',
        'BSc Economics, University of Benin, 2013',
      ].join('\n'),
    ).resume;
    expect(summary).toContain('Nine years of managing');
    expect(education).toHaveLength(1);
  });

  it('leave a break without work out of the jobs', () => {
    expect(
      jobs(
        'Nurse, Kora Hospital, 2012 - 2015',
        '',
        'Career break',
        '2015 - 2017',
        '',
        'Nurse, Aba Clinic, 2017 - 2019',
      ),
    ).toEqual(['Nurse @ Kora Hospital 2012–2015', 'Nurse @ Aba Clinic 2017–2019']);
  });
});

describe('labels', () => {
  it.each([
    ['From: May 2016', 'To: Till now'],
    ['Start date: May 2016', 'End date: to date'],
    ['Date engaged: 12 May 2016', 'Date left: present'],
  ])('join %s and %s to one span', (from, to) => {
    expect(jobs('Employer: Kora Foods Ltd', 'Position: Clerk', from, to)).toEqual([
      'Clerk @ Kora Foods Ltd 2016-05–now',
    ]);
  });

  it('join both ends on one line', () => {
    expect(jobs('From: October 2017  To: June 2020', 'Employer: Kora Foods Ltd', 'Position: Clerk')).toEqual([
      'Clerk @ Kora Foods Ltd 2017-10–2020-06',
    ]);
  });

  it('that no list knows are dates where a date is behind them', () => {
    expect(
      jobs(
        'Time span\t2016 – 2019',
        'Employer\tKora Foods Ltd',
        'Position\tClerk',
        'Branch of trade\tFood',
        'Time span\t2012 – 2016',
        'Employer\tAba Mills Ltd',
        'Position\tStore Keeper',
      ),
    ).toEqual(['Clerk @ Kora Foods Ltd 2016–2019', 'Store Keeper @ Aba Mills Ltd 2012–2016']);
  });

  it('of the next employer are no names of columns', () => {
    expect(
      jobs(
        '*Company\tKora Foods Ltd*',
        'Position\tClerk',
        'Period\t2016 – 2019',
        '',
        '*Company\tAba Mills*',
        'Position\tStore Keeper',
        'Period\t2012 – 2016',
      ),
    ).toEqual(['Clerk @ Kora Foods Ltd 2016–2019', 'Store Keeper @ Aba Mills 2012–2016']);
  });
});

describe('the pattern of jobs', () => {
  it('holds roles whose time lies within the time at the employer above them', () => {
    expect(
      jobs(
        'KORA BANK PLC\t2008 – 2019',
        'Branch Manager (2014 – 2019)',
        '- Opened two branches',
        'Teller (2008 – 2014)',
        'ABA TRUST PLC\t2001 – 2008',
        'Cashier (2004 – 2008)',
        'Clerk (2001 – 2004)',
      ),
    ).toEqual([
      'Branch Manager @ KORA BANK PLC 2014–2019',
      'Teller @ KORA BANK PLC 2008–2014',
      'Cashier @ ABA TRUST PLC 2004–2008',
      'Clerk @ ABA TRUST PLC 2001–2004',
    ]);
  });

  it('may have its bullets before the heads and none before the text', () => {
    expect(
      jobs(
        '- 2017 – 2021: Clerk, Kora Foods Ltd',
        'Invoices and the petty cash of three shops',
        '- 2012 – 2017: Store Keeper, Aba Mills Ltd',
        'Stock cards',
      ),
    ).toEqual(['Clerk @ Kora Foods Ltd 2017–2021', 'Store Keeper @ Aba Mills Ltd 2012–2017']);
  });

  it.each([
    ['Kora Foods Ltd -- Clerk', 'two hyphens'],
    ['KORA FOODS LTD, ABA: CLERK', 'a colon'],
    ['Kora Foods Ltd (Clerk)', 'brackets around the title'],
  ])('is parted by its signs in %s', (head) => {
    const [first] =
      typedUnder('WORK EXPERIENCE', `${head}, 2012 – 2015`, '', `${head}, 2008 – 2012`).experience ?? [];
    expect(first?.position.toLowerCase()).toBe('clerk');
    expect(first?.company.toLowerCase()).toBe('kora foods ltd');
  });

  it('is said in sentences', () => {
    expect(
      jobs(
        'After my freedom I worked as a tailor at King Suits from 1998 to 2004. I was sewing coats.',
        'From 2004 to 2011 I was cutter at Garba Garment Factory, where I was cutting uniforms.',
      ),
    ).toEqual(['tailor @ King Suits 1998–2004', 'cutter @ Garba Garment Factory 2004–2011']);
  });

  it('keeps the department out of the employer', () => {
    expect(jobs('Lecturer, Department of Soil Science, University of Jos, 2012 – 2019')).toEqual([
      'Lecturer @ University of Jos 2012–2019',
    ]);
  });
});

describe('schools', () => {
  it('leave out the towns behind most of them', () => {
    expect(
      schools(
        'Nnamdi Azikiwe University, Awka\t2010 – 2014',
        'BSc Botany',
        'Community Secondary School, Umuoji\t2003 – 2009',
        'WASSCE',
        'Central Primary School, Umuoji\t1997 – 2003',
        'FSLC',
      ),
    ).toEqual([
      'BSc | Botany @ Nnamdi Azikiwe University',
      'WASSCE |  @ Community Secondary School',
      'FSLC |  @ Central Primary School',
    ]);
  });

  it('keep the town of a single one, and one that its name needs', () => {
    expect(schools('The Polytechnic, Ibadan', 'HND Marketing', '2012')).toEqual([
      'HND | Marketing @ The Polytechnic, Ibadan',
    ]);
  });

  it.each([
    ['Bachelor of Education (Mathematics)', 'Bachelor of Education | Mathematics'],
    ['Trade Test: Electrician', 'Trade Test | Electrician'],
    ['NVQ Level 3 Health and Social Care', 'NVQ Level 3 | Health and Social Care'],
  ])('part %s', (text, parts) => {
    expect(schools(text, 'Kora College', '2012')).toEqual([`${parts} @ Kora College`]);
  });
});

describe('where somebody lives', () => {
  it.each([
    ['Houston, TX 77084', 'Houston, TX'],
    ['27 Albion Terrace, Doncaster DN4 0QZ', '27 Albion Terrace, Doncaster'],
    ['P. O. Box KS 1442, Kumasi', 'Kumasi'],
  ])('is read from %s', (line, place) => {
    const { resume } = readText(
      ['ADA OBI', line, 'ada.obi@example.com', '', 'SKILLS', 'Excel, Sage'].join('\n'),
    );
    expect(resume.personalInfo?.location).toBe(place);
  });

  it('is not a digital address', () => {
    const { resume } = readText(
      [
        'ADA OBI',
        'Digital address: AK-039-5028',
        'Kumasi',
        'ada.obi@example.com',
        '',
        'SKILLS',
        'Excel',
      ].join('\n'),
    );
    expect(resume.personalInfo?.location).toBe('Kumasi');
  });
});
