import { describe, expect, it } from '@jest/globals';
import { readText } from '../../read-resume.ts';

const read = (...lines: string[]) =>
  readText(
    ['Ada Obi', 'ada.obi@example.com', ...lines, '', 'WORK EXPERIENCE', 'Nurse, Ridgeline, 2018 - 2021'].join(
      '\n',
    ),
  );
const personOf = (...lines: string[]) => read(...lines).resume.personalInfo;

describe('the facts of a person behind their labels', () => {
  it('are read into their fields', () => {
    const lines = [
      'Date of Birth: 14th March 1994',
      'Sex: Female',
      'Marital Status: Single',
      'State of Origin: Anambra',
      'L.G.A: Nnewi North',
      'Nationality: Nigerian',
      'ID No: 28765432',
      'Notice period: One month',
    ];
    expect(personOf('', 'PERSONAL DATA', ...lines)).toEqual({
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada.obi@example.com',
      dateOfBirth: '1994-03-14',
      gender: 'Female',
      maritalStatus: 'single',
      stateOfOrigin: 'Anambra',
      lga: 'Nnewi North',
      nationality: 'Nigerian',
      idNumber: '28765432',
      noticePeriod: 'One month',
    });
  });

  it.each([
    ['12.05.1995', '1995-05-12'],
    ['31/12/1990', '1990-12-31'],
    ['12/31/1990', '1990-12-31'],
    ['1990-12-31', '1990-12-31'],
    ['March 14, 1994', '1994-03-14'],
    ['14. März 1994', '1994-03-14'],
    ['1er août 1994', '1994-08-01'],
    ['14 de março de 1994', '1994-03-14'],
  ])('hold the day %s', (printed, dateOfBirth) => {
    expect(personOf(`Date of birth: ${printed}`)).toMatchObject({ dateOfBirth });
  });

  it.each(['31 April 1994', '14/94', 'unknown', '45/13/1994'])(
    'show %s as left out in place of a day of birth',
    (text) => {
      const { resume, lines, leftOut } = read(`Date of Birth: ${text}`);
      expect(resume.personalInfo).not.toHaveProperty('dateOfBirth');
      expect(leftOut.map((at) => lines[at]?.text)).toContain(`Date of Birth: ${text}`);
    },
  );

  it('ask the person to check a day whose month and day may be exchanged', () => {
    const unsure = (text: string) =>
      read(`Date of Birth: ${text}`).origins.find(({ path }) => path === 'personalInfo.dateOfBirth')
        ?.needsCheck;
    expect(unsure('04/11/1996')).toBe(true);
    expect(unsure('14/11/1996')).toBe(false);
    expect(unsure('4 November 1996')).toBe(false);
  });

  it.each([
    ['Married with two children', 'married'],
    ['célibataire', 'single'],
    ['verheiratet', 'married'],
    ['Widow', 'widowed'],
  ])('know the marital status in %s', (text, maritalStatus) => {
    expect(personOf(`Marital status: ${text}`)).toMatchObject({ maritalStatus });
  });

  it('leave a religion, and a status that no choice stands for, to the person', () => {
    const { resume, lines, leftOut } = read('Religion: Christianity', 'Marital status: It is complicated');
    expect(Object.keys(resume.personalInfo ?? {})).toEqual(['firstName', 'lastName', 'email']);
    expect(leftOut.map((at) => lines[at]?.text)).toEqual([
      'Religion: Christianity',
      'Marital status: It is complicated',
    ]);
  });

  it('are no telephone number and no tagline', () => {
    expect(
      personOf('ID No: 28765432', 'P.O. Box 123-00100, Nairobi', 'Tel: 0722 000 111', 'Passport: A0123456'),
    ).toMatchObject({ phone: '0722 000 111', location: 'Nairobi' });
    expect(personOf("Father's Name : Suresh Obi")).not.toHaveProperty('professionalTagline');
  });
});

describe('a line about national service', () => {
  it.each([
    ['NYSC: Exempted', { scheme: 'nysc', status: 'exempt' }],
    ['NYSC Status: Completed 2019', { scheme: 'nysc', status: 'discharged', endDate: '2019' }],
    [
      'NYSC: Discharge Certificate No. A004512345, 2021',
      { scheme: 'nysc', status: 'discharged', certificateNumber: 'A004512345', endDate: '2021' },
    ],
    ['NYSC - Serving', { scheme: 'nysc', status: 'serving' }],
    ['NYSC: Yet to serve', { scheme: 'nysc', status: 'not-yet' }],
  ])('is read from %s', (line, entry) => {
    const { resume, lines, leftOut } = readText(
      ['Ada Obi', 'ada.obi@example.com', 'WORK EXPERIENCE', 'Nurse, Ridgeline, 2018 - 2021', line].join('\n'),
    );
    expect(resume.nationalService).toEqual([entry]);
    expect(JSON.stringify(resume.experience)).not.toContain('NYSC');
    expect(leftOut.map((at) => lines[at]?.text)).toEqual([]);
  });

  it('stays where it is when it does not say how far it is', () => {
    expect(read('NYSC: Kaduna').resume.nationalService).toBeUndefined();
  });
});

describe('typed headings with their words beside them', () => {
  it('begin a section below an empty line', () => {
    const { resume } = readText(
      [
        'Ada Obi',
        'ada.obi@example.com',
        '',
        'WORK EXPERIENCE',
        'Nurse, Ridgeline, 2018 - 2021',
        '- Ward rounds',
        '',
        'HOBBIES: Football, Reading',
      ].join('\n'),
    );
    expect(resume.interests).toEqual([{ name: 'Football' }, { name: 'Reading' }]);
    expect(resume.experience?.[0]?.description).toBe('Ward rounds');
  });

  it('name the languages among personal details', () => {
    const { resume } = read(
      '',
      'PERSONAL DETAILS',
      'Languages Known : English, Hindi',
      'Nationality: Indian',
    );
    expect(resume.languages?.map(({ language }) => language)).toEqual(['English', 'Hindi']);
    expect(resume.personalInfo).toMatchObject({ nationality: 'Indian' });
  });
});
