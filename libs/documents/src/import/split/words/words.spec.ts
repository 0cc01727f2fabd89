import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { headingText } from '../sections/heading-words.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));
const files = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.json') && !name.endsWith('.schema.json'),
);

describe('the words of resumes', () => {
  it('follow their schema', () => {
    const follows = (name: string) => {
      const isValid = new Ajv({ allErrors: true }).compile(
        read(name.replace('.json', '.schema.json')) as object,
      );
      isValid(read(name));
      return isValid.errors ?? [];
    };
    const faults = files.flatMap((name) =>
      follows(name).map((error) => `${name} ${error.instancePath} ${error.message}`),
    );
    expect(faults).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });

  it('of headings are written as headings are compared, and name one section each', () => {
    const { sections } = read('heading-words.json') as { sections: Record<string, string[]> };
    const phrases = Object.values(sections).flat();
    expect(phrases.filter((phrase) => headingText(phrase) !== phrase)).toEqual([]);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});
