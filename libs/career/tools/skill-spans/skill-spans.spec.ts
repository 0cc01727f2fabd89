import { readFileSync } from 'node:fs';
import { findSkillSpans } from '@career/career/skill-spans/find-skill-spans';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { readMarked } from './marked-sentence.ts';
import { measureSpans } from './measure-spans.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const tune: { group: string; marked: string }[] = read('./tune.json');
const heldBack: { group: string; marked: string }[] = read('./held-back.json');

/** Two points under what docs/insights-quality.md records. */
const FLOORS = { tune: 0.917, heldBack: 0.827 };

describe('the marked sentences', () => {
  it('follow their schema, parse, and are in one part by group', () => {
    const isValid = new Ajv().compile(read('./skill-spans.schema.json'));
    expect([isValid(tune), isValid(heldBack)]).toEqual([true, true]);
    const groups = (rows: typeof tune): Set<string> => new Set(rows.map(({ group }) => group));
    expect([...groups(tune)].filter((group) => groups(heldBack).has(group))).toEqual([]);
    const texts = [...tune, ...heldBack].map(({ marked }) => readMarked(marked).text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['tune', tune, FLOORS.tune],
    ['held back', heldBack, FLOORS.heldBack],
  ] as const)('%s: exact spans are found as often as recorded', (_, rows, floor) => {
    expect(measureSpans(rows, findSkillSpans).f1.share).toBeGreaterThanOrEqual(floor);
  });
});

describe('readMarked', () => {
  it('takes the marks out and gives nested spans', () => {
    expect(readMarked('{s:prepare {k:IFRS} accounts} now')).toEqual({
      text: 'prepare IFRS accounts now',
      spans: [
        { start: 8, end: 12, label: 'knowledge' },
        { start: 0, end: 21, label: 'skill' },
      ],
    });
  });

  it.each(['{s:open', 'close}'])('refuses %j', (marked) => {
    expect(() => readMarked(marked)).toThrow();
  });
});

describe('measureSpans', () => {
  const rows = [{ marked: 'Use {k:SQL} and {k:Git}.' }, { marked: 'We are many.' }];

  it('counts a span only with the same start, end and label', () => {
    const { f1, precision, recall, falseAlarms } = measureSpans(rows, (text) =>
      text.startsWith('We')
        ? [{ start: 0, end: 2, label: 'skill' }]
        : [
            { start: 4, end: 7, label: 'knowledge' },
            { start: 12, end: 15, label: 'skill' },
          ],
    );
    expect([precision.share, recall.share]).toEqual([1 / 3, 1 / 2]);
    expect(f1.share).toBeCloseTo(0.4);
    expect(falseAlarms.share).toBe(1);
  });
});
