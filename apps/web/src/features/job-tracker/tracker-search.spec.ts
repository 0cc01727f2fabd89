import { describe, expect, it } from '@jest/globals';
import { lookOf, searchOf } from './tracker-search.ts';

const USUAL = { view: 'list', q: '', status: undefined, sort: '-createdAt' } as const;

describe('the address of the tracker', () => {
  it('is empty for the usual look', () => {
    expect(lookOf({})).toEqual(USUAL);
    expect(searchOf(USUAL)).toEqual({});
  });

  it('keeps a look whole', () => {
    const look = { view: 'board', q: 'lagos clerk', status: 'offer', sort: 'company' } as const;
    expect(lookOf(searchOf(look))).toEqual(look);
  });

  it('takes a search for digits and leaves aside what it does not know', () => {
    expect(lookOf({ q: 2026 })).toMatchObject({ q: '2026' });
    expect(lookOf({ view: 'tree', q: { a: 1 }, status: 'hired', sort: 'salary' })).toEqual(USUAL);
    expect(lookOf({ q: 'x'.repeat(500) }).q).toHaveLength(200);
  });
});
