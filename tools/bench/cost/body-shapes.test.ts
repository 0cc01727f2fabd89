import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ApiDocument } from '../../contract/api-document.ts';
import { inRoot } from '../../paths.ts';
import { bodyShapes } from './body-shapes.ts';
import { queryShapes } from './query-shapes.ts';

const document = JSON.parse(readFileSync(inRoot('libs/contracts/openapi.json'), 'utf8')) as ApiDocument;
const shapes = bodyShapes({ $ref: '#/components/schemas/SaveResumeDto' }, { title: 'A' }, document);
const named = (name: string) => {
  const shape = shapes.find((each) => each.name === name);
  if (!shape) throw new Error(`There is no shape ${name}`);
  return shape;
};

describe('the worst shapes of a body', () => {
  it('are there for lists and texts at every depth, once for each kind of text', () => {
    const names = shapes.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'unknown fields',
        'experience: empty entries',
        'designOptions.sectionOrder: empty entries',
        'experience.0.description: slashes, as long as it takes',
        'custom5.0.url: slashes',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('are as large as asked for, and JSON unless they are meant to break it', () => {
    const bytes = 60_000;
    for (const { name, most = bytes, body } of shapes) {
      const made = body(Math.min(most, bytes));
      const share = Buffer.byteLength(made) / Math.min(most, bytes);
      // A resume has fewer lists than would use the bytes up.
      const isFilled = most > 5_000 && !name.startsWith('every list');
      if (isFilled) expect([name, share > 0.4 && share < 1.7]).toEqual([name, true]);
      if (name !== 'unfinished lists') expect(() => JSON.parse(made)).not.toThrow();
    }
  });

  it('put what they are named for where it belongs', () => {
    const { experience } = JSON.parse(named('experience: empty entries').body(3_000));
    expect(experience.length).toBeGreaterThan(900);
    const { custom5 } = JSON.parse(named('custom5.0.url: slashes').body(500));
    expect(custom5[0].url).toMatch(/^a\/{400,} a$/);
    const full = JSON.parse(named('every list full of empty entries').body(15_000));
    expect([full.experience.length, full.skills.length]).toEqual([100, 200]);
  });
});

describe('the worst shapes of a query', () => {
  it('are as long as asked for', () => {
    for (const { name, query } of queryShapes(['q', 'cursor'])) {
      const share = query(10_000).length / 10_000;
      expect([name, share > 0.6 && share <= 1.3]).toEqual([name, true]);
    }
  });
});
