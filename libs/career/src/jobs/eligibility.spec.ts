import { describe, expect, it } from '@jest/globals';
import { eligibility, eligibleCountries } from './eligibility.ts';
import { countryOf } from './places/place-names.ts';

const posting = (
  location: string,
  description: string,
  jobType: 'Local' | 'International' | 'Remote' = 'Remote',
) => ({
  title: 'Engineer',
  location,
  description,
  jobType,
});

describe('eligibility', () => {
  it('quotes the very sentence that decides', () => {
    const text = 'We build maps. Candidates must be based in Kenya or Ghana. We meet in Accra.';
    expect(eligibility(posting('Remote', text), 'NG')).toEqual({
      verdict: 'restricted',
      sentence: 'Candidates must be based in Kenya or Ghana.',
    });
    expect(eligibility(posting('Remote', text), 'gh').verdict).toBe('eligible');
  });

  it('quotes the location when the text says nothing', () => {
    expect(eligibility(posting(' Remote, USA ', 'Write code.'), 'NG')).toEqual({
      verdict: 'restricted',
      sentence: 'Remote, USA',
    });
    expect(eligibility(posting('EMEA', 'Write code.'), 'NG')).toEqual({
      verdict: 'eligible',
      sentence: 'EMEA',
    });
  });

  it('says unclear, with no sentence, when nothing says anything', () => {
    for (const text of ['', 'Our customers are in the US and worldwide.', 'We love the world.']) {
      expect(eligibility(posting('Remote', text), 'NG')).toEqual({ verdict: 'unclear', sentence: null });
    }
  });

  it('lets a condition in the text overrule a location that is open to all', () => {
    const text = 'You must be authorized to work in the U.S. for any employer.';
    expect(eligibility(posting('Anywhere', text), 'NG')).toEqual({ verdict: 'restricted', sentence: text });
  });

  it('reads who is left out', () => {
    expect(eligibility(posting('Worldwide, except Nigeria', ''), 'NG').verdict).toBe('restricted');
    expect(eligibility(posting('Worldwide, except Nigeria', ''), 'GH').verdict).toBe('eligible');
    expect(eligibility(posting('Remote', 'We do not hire outside Kenya.'), 'NG').verdict).toBe('restricted');
    expect(eligibility(posting('Remote', 'We do not hire outside Kenya.'), 'KE').verdict).toBe('eligible');
  });

  it('knows a visa that is offered from one that is refused', () => {
    const inLeeds = (text: string) => eligibility(posting('Leeds, UK', text, 'International'), 'NG').verdict;
    expect(inLeeds('Visa sponsorship is available.')).toBe('eligible');
    expect(inLeeds('We cannot sponsor visas.')).toBe('restricted');
    expect(inLeeds('A good team.')).toBe('unclear');
  });

  it('does not take a word for a place that is none', () => {
    expect(eligibility(posting('Remote', 'Only apply if you want to join US.'), 'NG').verdict).not.toBe(
      'eligible',
    );
    expect(eligibility(posting('Remote', 'Talk to us. Our campus has room for all.'), 'NG').verdict).toBe(
      'unclear',
    );
  });

  it('takes texts of any size and oddity', () => {
    const long = 'Must be in the US or not, who knows, we may hire anywhere; '.repeat(5_000);
    expect(eligibility(posting('', long), 'NG').verdict).toMatch(/eligible|restricted|unclear/);
    expect(eligibility(posting('((((', '\u0000;;;…\n\n•'), 'XX')).toEqual({
      verdict: 'unclear',
      sentence: null,
    });
  });
});

it('lists every country whose people can apply', () => {
  expect(eligibleCountries(posting('Remote', 'Candidates must be based in Kenya or Ghana.')).sort()).toEqual([
    'GH',
    'KE',
  ]);
  expect(eligibleCountries(posting('Worldwide', '')).length).toBeGreaterThan(120);
  expect(eligibleCountries(posting('Remote', ''))).toEqual([]);
});

describe('countryOf', () => {
  it.each([
    ['Yaba, Lagos', 'NG'],
    ['ACCRA, GHANA', 'GH'],
    ['Benin City', 'NG'],
    ['Niger State', 'NG'],
    ['Niamey, Niger', 'NE'],
    ['Austin, TX', 'US'],
    ['London and Paris', undefined],
    ['Remote', undefined],
    ['', undefined],
  ])('%s is in %s', (text, country) => {
    expect(countryOf(text)).toBe(country);
  });
});
