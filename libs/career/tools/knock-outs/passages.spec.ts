import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { faults, missedBars } from './bars.ts';
import { kindsOf, measurePassages, passagesOf } from './measure-passages.ts';

const read = (name: string): object => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

it.each(['tune', 'held-back', 'later-tune', 'other-hand-tune', 'other-hand-held-back'])(
  '%s.json follows its schema',
  (part) => {
    const isValid = new Ajv({ allErrors: true }).compile(read('./passages.schema.json'));
    isValid(read(`./${part}.json`));
    expect(isValid.errors ?? []).toEqual([]);
  },
);

describe('the passages', () => {
  it('are many, and no kind of wording is in both parts', () => {
    expect(passagesOf('tune').length).toBeGreaterThanOrEqual(200);
    expect(passagesOf('held-back').length).toBeGreaterThanOrEqual(200);
    const tuned = new Set(kindsOf('tune'));
    expect(kindsOf('held-back').filter((kind) => tuned.has(kind))).toEqual([]);
    const texts = new Set(passagesOf('tune').map(({ text }) => text));
    expect(passagesOf('held-back').filter(({ text }) => texts.has(text))).toEqual([]);
  });

  it('by another hand are divided by kind, too', () => {
    const tuned = new Set(kindsOf('other-hand-tune'));
    expect(tuned.size).toBe(28);
    expect(kindsOf('other-hand-held-back').filter((kind) => tuned.has(kind))).toEqual([]);
  });

  it('are read as well as the bars ask', () => {
    expect(missedBars()).toEqual([]);
  });

  it('written later are read as they say', () => {
    const { precision, recall } = measurePassages(passagesOf('later-tune'));
    expect([precision.share, recall.share].every((share) => share >= 0.98)).toBe(true);
  });

  it('call nothing not met that nobody has said', () => {
    const { unsaid, misquoted, checked } = faults();
    expect(checked).toBeGreaterThan(300);
    expect({ unsaid, misquoted }).toEqual({ unsaid: 0, misquoted: 0 });
  });
});

it('counts an invented requirement against precision, and another value as both', () => {
  const passage = { text: 'Not older than 30 years.', asks: [{ gate: 'age' as const, max: 29 }] };
  const { precision, recall, errors } = measurePassages([passage]);
  expect([precision.share, recall.share, errors.length]).toEqual([0, 0, 2]);
  expect(measurePassages([{ ...passage, asks: [] }]).precision.share).toBe(0);
});
