import { describe, expect, it } from '@jest/globals';
import { printed } from '../../../../test/printed-lines.ts';
import { readLine } from '../line.ts';
import { readSchools } from './schools.ts';

const schoolsOf = (...lines: string[]) =>
  readSchools(lines.map((text, at) => readLine(printed(text), at, () => false))).map(
    ({ institution, degree, fieldOfStudy, grade }) => [
      institution?.text,
      degree?.text,
      fieldOfStudy?.text,
      grade?.text,
    ],
  );

describe('the degree of a school', () => {
  it('is what its words say, also where the slot of other degrees holds the subject', () => {
    expect(
      schoolsOf(
        'University of Nigeria, Nsukka\t2019 – 2024',
        'Electrical Engineering',
        'B.Eng.',
        "Saint Teresa's College\t2012 – 2018",
        "O'Level (WAEC)",
      ).map(([school, degree, field]) => [school, degree, field]),
    ).toEqual([
      ['University of Nigeria, Nsukka', 'B.Eng.', 'Electrical Engineering'],
      ["Saint Teresa's College", "O'Level (WAEC)", undefined],
    ]);
  });

  it('may be letters that no list knows, before the word that asks for its subject', () => {
    expect(schoolsOf('XYZ in Nursing, Wright State University\t2015 – 2019')).toEqual([
      ['Wright State University', 'XYZ', 'Nursing', undefined],
    ]);
  });
});

describe('letters that no list of degrees knows', () => {
  it('are the degree, and the words beside them the subject, in either order', () => {
    expect(schoolsOf('Wright State University\t2016 – 2020', 'Nursing', 'XSN')).toEqual([
      ['Wright State University', 'XSN', 'Nursing', undefined],
    ]);
    expect(schoolsOf('Wright State University\t2016 – 2020', 'X.A.S.')).toEqual([
      ['Wright State University', 'X.A.S.', undefined, undefined],
    ]);
  });
});

describe('the subject of a school', () => {
  it('is taken off the front of the school below a degree alone', () => {
    expect(schoolsOf('B.Sc.\t2010 – 2014', 'Economics, Olabisi Onabanjo University')).toEqual([
      ['Olabisi Onabanjo University', 'B.Sc.', 'Economics', undefined],
    ]);
  });

  it('is no town before the name', () => {
    expect(schoolsOf('NCE\t2013 – 2016', 'Lagos, College of Education')).toEqual([
      ['Lagos, College of Education', 'NCE', undefined, undefined],
    ]);
  });

  it('is no grade in words or with its scale', () => {
    expect(schoolsOf('LL.B. (Law)\t2013 – 2017', 'University of Dar es Salaam', 'Upper second')).toEqual([
      ['University of Dar es Salaam', 'LL.B.', 'Law', 'Upper second'],
    ]);
    expect(schoolsOf('B.Tech. (Physics)\t2013 – 2017', 'University of Pune', '8.2 CGPA')).toEqual([
      ['University of Pune', 'B.Tech.', 'Physics', '8.2 CGPA'],
    ]);
    expect(schoolsOf('KCSE\t2011 – 2014', 'Alliance High School', 'Mean grade A-')).toEqual([
      ['Alliance High School', 'KCSE', undefined, 'Mean grade A-'],
    ]);
  });
});
