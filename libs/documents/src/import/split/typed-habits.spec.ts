import { describe, expect, it } from '@jest/globals';
import { readText } from '../read-resume.ts';
import { typedUnder } from '../testing/typed-section.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
const letter = (number: number, from: string): string => String.fromCharCode(from.charCodeAt(0) + number - 1);

/** Ways of numbering headings. */
const NUMBERINGS: readonly (readonly [name: string, mark: (number: number) => string])[] = [
  ['A.', (at) => `${letter(at, 'A')}. `],
  ['A)', (at) => `${letter(at, 'A')}) `],
  ['(a)', (at) => `(${letter(at, 'a')}) `],
  ['A -', (at) => `${letter(at, 'A')} - `],
  ['I.', (at) => `${ROMAN[at]}. `],
  ['(i)', (at) => `(${ROMAN[at]?.toLowerCase()}) `],
  ['1.0', (at) => `${at}.0 `],
  ['1. and a tab', (at) => `${at}.\t`],
  ['(1)', (at) => `(${at}) `],
  ['1:', (at) => `${at}: `],
  ['SECTION A:', (at) => `SECTION ${letter(at, 'A')}: `],
  ['PART I -', (at) => `PART ${ROMAN[at]} - `],
  ['a bullet', () => '➢ '],
];

const numbered = (mark: (number: number) => string): string[] => [
  'CURRICULUM VITAE',
  '',
  `${mark(1)}PERSONAL DATA`,
  'Name:\tAda Ngozi Obi',
  'Place of birth:\tAwka',
  'Contact address:\t12 Zik Avenue, Enugu',
  'Phone:\t08031234567',
  'Email:\tada.obi@example.com',
  'Languages:\tIgbo and English',
  '',
  `${mark(2)}INSTITUTIONS ATTENDED`,
  'University of Benin\tB.Sc Economics\t2009 - 2013',
  '',
  `${mark(3)}WORK EXPERIENCE`,
  'Kora Foods Limited, Aba\tAccountant\t2014 - 2019',
  '',
  `${mark(4)}SKILLS`,
  'Excel, Sage',
  '',
  `${mark(5)}HOBBIES`,
  'Reading',
];

describe('numbered headings behind a block of facts', () => {
  it.each(NUMBERINGS)('are headings as %s', (_name, mark) => {
    const { resume } = readText(numbered(mark).join('\n'));
    expect(resume.personalInfo?.location).toBe('12 Zik Avenue, Enugu');
    expect(resume.languages?.map(({ language }) => language)).toEqual(['Igbo', 'English']);
    expect(resume.education?.map(({ institution }) => institution)).toEqual(['University of Benin']);
    expect(resume.experience?.map(({ company }) => company)).toEqual(['Kora Foods Limited']);
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Excel', 'Sage']);
  });
});

const jobs = (...lines: string[]) =>
  typedUnder('WORK EXPERIENCE', ...lines).experience?.map(
    ({ position, company, location = '', startDate, current, endDate = '' }) =>
      `${position} @ ${company} (${location}) ${startDate}–${current ? 'now' : endDate}`,
  );
const schools = (...lines: string[]) =>
  typedUnder('EDUCATION', ...lines).education?.map(
    ({ degree, fieldOfStudy = '', institution, grade = '', startDate, endDate = '' }) =>
      `${degree}/${fieldOfStudy} @ ${institution} [${grade}] ${startDate}–${endDate}`,
  );

describe('a job in a sentence', () => {
  it.each([
    [
      'Working as Accountant in Kora Foods Ltd., Aba from June 2017 to till date.',
      'Accountant',
      'Aba',
      '2017-06–now',
    ],
    ['I worked with Kora Foods Ltd. as an Accountant from 2012 to 2016', 'Accountant', '', '2012–2016'],
    ['From 2012 to 2016 I worked as Accountant at Kora Foods Ltd., Aba.', 'Accountant', 'Aba', '2012–2016'],
    [
      'Presently employed as Accountant with Kora Foods Ltd., Aba since 2017',
      'Accountant',
      'Aba',
      '2017–now',
    ],
    ['2012 - 2016: Worked as Accountant for Kora Foods Ltd., Aba', 'Accountant', 'Aba', '2012–2016'],
    ['Served as Accountant, Kora Foods Ltd., Aba between 2010 and 2014', 'Accountant', 'Aba', '2010–2014'],
    [
      'J’ai travaillé comme comptable chez Kora Foods Ltd. de mars 2015 à juin 2018',
      'comptable',
      '',
      '2015-03–2018-06',
    ],
    ['Accountant at Kora Foods Ltd., Aba, 2012-2016', 'Accountant', 'Aba', '2012–2016'],
  ])('is read from %j', (line, title, town, dates) => {
    expect(jobs(line)?.[0]?.replace('Ltd ', 'Ltd. ')).toBe(`${title} @ Kora Foods Ltd. (${town}) ${dates}`);
  });

  it('is none without dates, title or employer', () => {
    expect(jobs('I love to work hard and I am always punctual at my duties.')).toEqual([]);
  });
});

describe('an employer', () => {
  it('goes without the parts of its place', () => {
    expect(
      jobs(
        'Organisation: Hallmark Foods Limited, Idu, Abuja',
        'Position: Driver',
        'Period: March 2018 till date',
        '',
        'Organisation: Chuks Mobile World, Ogbete Market, Enugu',
        'Position: Sales Boy',
        'Period: 2013 - 2018',
      ),
    ).toEqual([
      'Driver @ Hallmark Foods Limited (Idu, Abuja) 2018-03–now',
      'Sales Boy @ Chuks Mobile World (Ogbete Market, Enugu) 2013–2018',
    ]);
  });

  it('keeps what is no part of a town', () => {
    expect(jobs('Finance Department, Kora Foods Limited, Lagos\tAccountant\t2013 - 2018')).toEqual([
      'Accountant @ Finance Department, Kora Foods Limited (Lagos) 2013–2018',
    ]);
  });

  it('above several labelled posts is that of each', () => {
    expect(
      jobs(
        'Kora Foods Limited, Lagos',
        'Position: Accountant (March 2014 up to now)',
        '√ Keeping the books',
        'Position: Clerk (2010 up to 2014)',
        '√ Filing letters',
      ),
    ).toEqual([
      'Accountant @ Kora Foods Limited (Lagos) 2014-03–now',
      'Clerk @ Kora Foods Limited (Lagos) 2010–2014',
    ]);
  });

  it('may follow its dates on lines of their own', () => {
    expect(
      jobs(
        'February 2019 to date',
        'Head Store Keeper, Tumaini Hardware & Steel Ltd (Machakos Branch)',
        'Duties:',
        'i) Receiving goods',
        'ii) Updating the stock',
        '',
        'May 2012 to December 2013',
        'Store Keeper, Jengo Builders Ltd (Tala)',
        'Duties:',
        'i) Issuing of materials',
      ),
    ).toEqual([
      'Head Store Keeper @ Tumaini Hardware & Steel Ltd (Machakos Branch) 2019-02–now',
      'Store Keeper @ Jengo Builders Ltd (Tala) 2012-05–2013-12',
    ]);
  });

  it('and its text may be one paragraph, with the dates between', () => {
    expect(
      jobs(
        'Ho Vocational Institute, Ho – Tutor – from 2019 to 2022. I taught girls pattern drafting and cutting.',
        'Esinam Fashions, Kpando – Seamstress – from 2011 to 2015.',
      ),
    ).toEqual([
      'Tutor @ Ho Vocational Institute (Ho) 2019–2022',
      'Seamstress @ Esinam Fashions (Kpando) 2011–2015',
    ]);
  });
});

describe('a table of jobs', () => {
  it.each([
    [['Employer\tPost Held\tDate', 'Kora Foods\tClerk\t2010 - 2014', 'Delta Mills\tDriver\t2014 - 2019']],
    [
      [
        'S/N\tCompany Name\tJob Title\tDuration',
        '1\tKora Foods\tClerk\t2010 - 2014',
        '2\tDelta Mills\tDriver\t2014 - 2019',
      ],
    ],
    [
      [
        'Sl.\tCompany\tDesignation\tFrom\tTo',
        '1\tKora Foods\tClerk\t2010\t2014',
        '2\tDelta Mills\tDriver\t2014\t2019',
      ],
    ],
    [
      [
        'Years\tOrganisation / Place\tRank & duties',
        '2010 - 2014\tKora Foods\tClerk',
        '2014 - 2019\tDelta Mills\tDriver',
      ],
    ],
    [['2010 - 2014\tKora Foods\tClerk', '2014 - 2019\tDelta Mills\tDriver']],
  ])('is read by what its cells hold: %j', (rows) => {
    expect(jobs(...rows)).toEqual(['Clerk @ Kora Foods () 2010–2014', 'Driver @ Delta Mills () 2014–2019']);
  });
});

describe('a table of schools', () => {
  it.each([
    [
      [
        'Course\tSchool / University\tYear of Passing\tPercentage',
        'B.Com\tUniversity of Kerala\t2012\t68%',
        'S.S.L.C\tGovt. Girls HS Pattom\t2007\t85%',
      ],
    ],
    [
      [
        'Exam Passed\tName of Institute\tPassing Year\tMarks (%)',
        'B.Com\tUniversity of Kerala\t2012\t68%',
        'S.S.L.C\tGovt. Girls HS Pattom\t2007\t85%',
      ],
    ],
    [
      [
        'Institutions attended\tAward\tYear (G.C)\tGrade',
        'University of Kerala\tB.Com\t2012\t68%',
        'Govt. Girls HS Pattom\tS.S.L.C\t2007\t85%',
      ],
    ],
    [['B.Com\tUniversity of Kerala\t2012\t68%', 'S.S.L.C\tGovt. Girls HS Pattom\t2007\t85%']],
  ])('is read by what its cells hold: %j', (rows) => {
    expect(schools(...rows)).toEqual([
      'B.Com/ @ University of Kerala [68%] –2012',
      'S.S.L.C/ @ Govt. Girls HS Pattom [85%] –2007',
    ]);
  });
});

describe('a school', () => {
  it.each([
    [
      'ITI (Electrician Trade) – Govt. ITI Kollam – 2011 to 2013',
      'ITI/Electrician Trade @ Govt. ITI Kollam [] 2011–2013',
    ],
    [
      '2004 – 2007 : BEKWAI JUNIOR HIGH SCHOOL (B.E.C.E)',
      'B.E.C.E/ @ BEKWAI JUNIOR HIGH SCHOOL [] 2004–2007',
    ],
    [
      'I attended University of Benin and obtained a B.Sc in Economics in 2013',
      'B.Sc/Economics @ University of Benin [] –2013',
    ],
    ['Diploma in Nursing from KMTC Nakuru, 2013 – 2016', 'Diploma/Nursing @ KMTC Nakuru [] 2013–2016'],
    [
      '2011 : Baccalauréat G, Lycée Seydina Limamou Laye',
      'Baccalauréat G/ @ Lycée Seydina Limamou Laye [] –2011',
    ],
    [
      '2009 - 2011\tVETA Mwanza\tTrade Test Grade One in Welding',
      'Trade Test Grade One/Welding @ VETA Mwanza [] 2009–2011',
    ],
  ])('is read from %j', (line, school) => {
    expect(schools(line)).toEqual([school]);
  });
});
