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

describe('education in French, Portuguese and Swahili', () => {
  it('has the whole name of the degree, and its subject apart', () => {
    expect(
      schoolsOf(
        'Licence professionnelle en Logistique, Université de Lomé\t2019 – 2022',
        'Attestation de formation en soudure, Lycée technique d’Abidjan\t2018 – 2019',
        'Curso médio técnico de Informática, Instituto Médio Industrial\t2014 – 2017',
        '12ª classe, Escola Secundária Josina Machel\t2012 – 2013',
        'Shahada ya Uzamili katika Elimu, Chuo Kikuu cha Kenyatta\t2018 – 2020',
        'Kidato cha sita, Shule ya Sekondari Ilboru\t2014 – 2016',
      ).map(([, degree, field]) => [degree, field]),
    ).toEqual([
      ['Licence professionnelle', 'Logistique'],
      ['Attestation de formation', 'soudure'],
      ['Curso médio técnico', 'Informática'],
      ['12ª classe', undefined],
      ['Shahada ya Uzamili', 'Elimu'],
      ['Kidato cha sita', undefined],
    ]);
  });

  it('has a school that is short for something behind the degree', () => {
    expect(schoolsOf('BTS en Comptabilité et Gestion, ISM Dakar\t2019 – 2021')).toEqual([
      ['ISM Dakar', 'BTS', 'Comptabilité et Gestion', undefined],
    ]);
    expect(schoolsOf('B.Sc. in Economics, Mathematics\t2019 – 2021')[0]?.[0]).not.toBe('Mathematics');
  });

  it('has no grade in a word that begins like one', () => {
    expect(schoolsOf('Classes préparatoires, Lycée de Yamoussoukro\t2011 – 2013')[0]?.[3]).toBeUndefined();
  });
});
