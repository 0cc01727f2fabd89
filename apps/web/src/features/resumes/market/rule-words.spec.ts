import { factState } from '@career/career/markets/fact-choice';
import { profileById } from '@career/career/markets/market-profiles';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { expect, it } from '@jest/globals';
import { factReason, listed, siteOf } from './rule-words.ts';

it('puts names into a sentence', () => {
  expect(listed([])).toBe('');
  expect(listed(['Photo'])).toBe('Photo');
  expect(listed(['Photo', 'Gender', 'Date of birth'])).toBe('Photo, gender and date of birth');
  expect(listed(['Photo', 'LGA'])).toBe('Photo and LGA');
});

it('names the site of a source', () => {
  expect(siteOf('https://www.eeoc.gov/node/130395')).toBe('eeoc.gov');
  expect(siteOf('https://github.com/unicode-org/cldr-json')).toBe('Unicode CLDR');
});

it('says why a fact is printed or kept back', () => {
  const reason = (options: DesignOptionsDto): string => {
    const market = profileById(options.targetMarket);
    return factReason(factState('dateOfBirth', market, options), market);
  };
  expect(reason({})).toBe('Kept back until you choose otherwise.');
  expect(reason({ shownFacts: ['dateOfBirth'] })).toBe('Printed because you chose so.');
  expect(reason({ targetMarket: 'united-kingdom' })).toMatch(/^Kept back for the United Kingdom\. \S/);
  expect(reason({ targetMarket: 'germany' })).toMatch(/^Printed for Germany\. \S/);
  expect(reason({ targetMarket: 'ghana' })).toMatch(/^Kept back until you choose otherwise\. \S/);
  expect(reason({ targetMarket: 'canada', shownFacts: ['dateOfBirth'] })).toMatch(
    /^Printed because you chose so\. \S/,
  );
});
