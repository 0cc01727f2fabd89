import { describe, expect, it } from '@jest/globals';
import { readText } from '../read-resume.ts';
import { typedUnder } from '../testing/typed-section.ts';

describe('the names of a list', () => {
  it.each([
    [['√ Driving', '√ Cooking']],
    [['Ø Driving', 'Ø Cooking']],
    [['+ Driving', '+ Cooking']],
    [['*Driving', '*Cooking']],
    [['(i) Driving', '(ii) Cooking']],
    [['1. Driving 2. Cooking']],
    [['Driving.', 'Cooking.']],
    [['Driving\tYES\tCooking\tYES', 'Welding\tNO\tSewing\tNO']],
  ])('are skills without their marks: %j', (lines) => {
    expect(typedUnder('SKILLS', ...lines).skills?.map(({ name }) => name)).toEqual(['Driving', 'Cooking']);
  });

  it('may be in a sentence', () => {
    const { skills } = typedUnder('SKILLS', 'I am able to work with AutoCAD, MS Project and Excel.');
    expect(skills?.map(({ name }) => name)).toEqual(['AutoCAD', 'MS Project', 'Excel']);
  });

  it('are languages only where they can be some', () => {
    const { languages } = typedUnder(
      'LANGUAGES',
      'Língua\tFala\tLê',
      'Português\tBem\tBem',
      'Xichangana\tBem\tRegular',
      'Inglês\tRegular\tRegular',
      'Mr. Bode Alao of the parish council, 08033334444',
    );
    expect(languages?.map(({ language }) => language)).toEqual(['Português', 'Xichangana', 'Inglês']);
  });
});

describe('the place of a person', () => {
  it.each([
    'Physical address',
    'Permanent Home Address',
    'Address (Residential)',
    'Postal & physical address',
    'Place of residence',
    'Current location',
    'Home Addr.',
  ])('is behind the label %j, and not the place of birth', (label) => {
    const lines = [
      'NAME: Ada Obi',
      'Place of birth: Awka',
      `${label}: 1187 Extension 4, Tembisa`,
      'Tel: 0731234567',
    ];
    const { resume } = readText([...lines, '', 'SKILLS', 'Excel'].join('\n'));
    expect(resume.personalInfo?.location).toBe('1187 Extension 4, Tembisa');
  });
});
