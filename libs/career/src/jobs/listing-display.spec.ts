import { describe, expect, it } from '@jest/globals';
import {
  byDeadline,
  matchingListings,
  pageCount,
  pageOf,
  pagerWindow,
  shortDescription,
  shownTags,
} from './listing-display.ts';

describe('a description', () => {
  it('stays whole up to 200 characters and is cut to 200 plus three dots beyond', () => {
    expect(shortDescription('')).toBe('');
    expect(shortDescription('x'.repeat(200))).toBe('x'.repeat(200));
    expect(shortDescription('x'.repeat(201))).toBe(`${'x'.repeat(200)}...`);
  });

  it('counts an emoji as one character and cuts none in two', () => {
    expect(shortDescription('🎉'.repeat(200))).toBe('🎉'.repeat(200));
    expect(shortDescription(`${'x'.repeat(199)}🎉🎉`)).toBe(`${'x'.repeat(199)}🎉...`);
  });

  it('is cut quickly however long it is', () => {
    expect(shortDescription('ọ́'.repeat(1_000_000))).toHaveLength(203);
  });
});

describe('tags', () => {
  it('show up to four, the others as a number', () => {
    expect(shownTags([])).toEqual({ shown: [], more: 0 });
    expect(shownTags(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 0 });
    expect(shownTags(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
      shown: ['a', 'b', 'c', 'd'],
      more: 2,
    });
  });
});

describe('the search', () => {
  const base = { title: '', company: '', location: '', description: '', jobType: 'Local' };
  const clerk = { ...base, title: 'Accounts Clerk', company: 'Kora Foods', jobType: 'Local' };
  const nurse = { ...base, title: 'Nurse', location: 'Ọ̀yọ́, Nigeria', jobType: 'International' };
  const coder = { ...base, title: 'Engineer', description: 'You know C++ (and SQL).', jobType: 'Remote' };
  const all = [clerk, nurse, coder];

  it.each([
    ['ACCOUNTS', [clerk]],
    ['kora', [clerk]],
    ['ọ̀yọ́'.normalize('NFD'), [nurse]],
    ['c++ (', [coder]],
    ['  nurse ', [nurse]],
    ['', all],
    ['   ', all],
    ['welder', []],
  ])('for %j', (search, found) => {
    expect(matchingListings(all, { search, type: 'all' })).toEqual(found);
  });

  it('reads neither tags nor requirements', () => {
    const listing = { ...clerk, tags: ['excel'], requirements: 'excel' };
    expect(matchingListings([listing], { search: 'excel', type: 'all' })).toEqual([]);
  });

  it.each([
    ['all', all],
    ['local', [clerk]],
    ['INTERNATIONAL', [nurse]],
    ['Remote', [coder]],
    ['hybrid', []],
  ])('of type %s', (type, found) => {
    expect(matchingListings(all, { search: '', type })).toEqual(found);
  });

  it('asks for both search and type', () => {
    expect(matchingListings(all, { search: 'nurse', type: 'remote' })).toEqual([]);
  });
});

describe('the pager', () => {
  it.each([
    [0, 1],
    [1, 1],
    [6, 1],
    [7, 2],
    [1_000, 167],
  ])('%i listings fill %i pages', (listings, pages) => {
    expect(pageCount(listings)).toBe(pages);
  });

  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('on page %i of %i shows %j', (page, pages, numbers) => {
    expect(pagerWindow(page, pages)).toEqual(numbers);
  });

  it('hands out six at a time', () => {
    const listings = Array.from({ length: 14 }, (_, index) => index);
    expect(pageOf(listings, 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pageOf(listings, 3)).toEqual([12, 13]);
    expect(pageOf(listings, 4)).toEqual([]);
  });
});

describe('by deadline', () => {
  it('the soonest is first, and those without one keep their order at the end', () => {
    const of = (title: string, expiryDate: string | null) => ({ title, expiryDate });
    const listings = [of('a', null), of('b', '2026-12-02'), of('c', null), of('d', '2026-12-01')];
    expect(byDeadline(listings).map(({ title }) => title)).toEqual(['d', 'b', 'a', 'c']);
    expect(listings[0]?.title).toBe('a');
  });
});
