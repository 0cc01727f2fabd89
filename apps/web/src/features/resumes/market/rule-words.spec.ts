import { expect, it } from '@jest/globals';
import { listed, siteOf } from './rule-words.ts';

it('puts names into a sentence', () => {
  expect(listed([])).toBe('');
  expect(listed(['Photo'])).toBe('Photo');
  expect(listed(['Photo', 'Gender', 'Date of birth'])).toBe('Photo, gender and date of birth');
});

it('names the site of a source', () => {
  expect(siteOf('https://www.eeoc.gov/node/130395')).toBe('eeoc.gov');
  expect(siteOf('https://github.com/unicode-org/cldr-json')).toBe('Unicode CLDR');
});
