import { describe, expect, it } from '@jest/globals';
import { countryPaper } from './paper-size.ts';

const living = (location: string) => ({ careerGoal: 'local', personalInfo: { location } }) as const;
const aiming = (targetCountry: string, location = 'Ikeja, Lagos') =>
  ({ careerGoal: 'relocation', targetCountry, personalInfo: { location } }) as const;

describe('the paper of a country', () => {
  it.each([
    ['Ikeja, Lagos', 'a4'],
    ['Accra, Ghana', 'a4'],
    ['london, united kingdom', 'a4'],
    ['Austin, TX', 'letter'],
    ['toronto, canada', 'letter'],
    ['Cebu, Philippines', 'letter'],
    ['Santiago, Chile', 'letter'],
    ['Santo Domingo, Dominican Republic', 'letter'],
    ['San Juan, Puerto Rico', 'letter'],
    ['usa', 'letter'],
    ['A village on no map', 'a4'],
  ])('follows where the person lives: %s has %s', (location, paper) => {
    expect(countryPaper(living(location))).toBe(paper);
  });

  it('follows the country aimed at before the one lived in', () => {
    expect(countryPaper(aiming('United States'))).toBe('letter');
    expect(countryPaper(aiming('canada'))).toBe('letter');
    expect(countryPaper(aiming('Germany', 'New York, USA'))).toBe('a4');
    expect(countryPaper(aiming('', 'New York, USA'))).toBe('letter');
    expect(countryPaper(aiming('anywhere', 'New York, USA'))).toBe('letter');
  });

  it('does not follow a country that a goal no longer asks for, unless it is all there is', () => {
    expect(countryPaper({ ...aiming('Canada'), careerGoal: 'local' })).toBe('a4');
    expect(countryPaper({ ...aiming('Canada', ''), careerGoal: 'local' })).toBe('letter');
  });

  it('is left to the template while no place is written', () => {
    expect(countryPaper(living('  '))).toBeUndefined();
    expect(countryPaper({})).toBeUndefined();
  });
});
