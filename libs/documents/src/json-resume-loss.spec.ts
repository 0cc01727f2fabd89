import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJsonResume } from './json-resume-import.ts';

/** Names that say how a file is stored or drawn: the stated exceptions. */
const STORED = ['id', '$schema', 'meta', 'metadata', 'icon'];

const KEYS =
  'name company employer organization institution school title position role startDate start endDate end date period current location city country summary description highlights keywords items level score gpa area degree studyType network username url website href label issuer awarder fluency language email phone value year month courses roles positions history list sets image custom note'.split(
    ' ',
  );
const SECTIONS =
  'basics work experience employment volunteer education skills languages awards certificates certifications projects publications interests references profiles summary sections customSections anything'.split(
    ' ',
  );

const leaf = fc.constantFrom<unknown>('word', 'word', 'word', 'word', '', null, true, false);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS, ...STORED), tie('value'), { maxKeys: 6 }),
  ),
}));
const documents = fc.dictionary(fc.constantFrom(...SECTIONS, ...STORED), value, { minKeys: 1, maxKeys: 8 });

/** The document with every text made the only one of its kind, and the texts that may not be lost. */
function numbered(document: unknown): { document: unknown; words: string[] } {
  const words: string[] = [];
  let count = 0;
  const walk = (one: unknown, isStored: boolean): unknown => {
    if (one === 'word') {
      count += 1;
      const word = `w${count}x`;
      if (!isStored) words.push(word);
      return word;
    }
    if (Array.isArray(one)) return one.map((each) => walk(each, isStored));
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, each]) => [key, walk(each, isStored || STORED.includes(key))]),
    );
  };
  return { document: walk(document, false), words };
}

/** Every text anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('an import of a file that names its fields', () => {
  it('loses no text, whatever is where', () => {
    fc.assert(
      fc.property(documents, (given) => {
        const { document, words } = numbered({ work: [], ...given });
        const { resume, leftOut } = readJsonResume(document);
        const found = [...textsIn(resume), ...leftOut].join('\n');
        expect(words.filter((word) => !found.includes(word))).toEqual([]);
      }),
      { numRuns: 1_500, seed: 20261122 },
    );
  });

  it('loses nothing that is too long or too much for its place', () => {
    const many = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `${word}${index}x`);
    const [summary, label] = [many(2_000, 's').join(' '), many(90, 'l').join(' ')];
    const lists = {
      work: [
        ...many(100, 'c').map((name) => ({ name })),
        { name: 'all', roles: many(60, 'r').map((title) => ({ title })) },
      ],
      volunteer: many(60, 'v').map((organization) => ({ organization })),
      skills: [...many(190, 'k'), { name: 'Tools', keywords: many(60, 't') }],
      languages: many(120, 'g'),
      awards: many(120, 'a').map((title) => ({ title })),
    };
    const { resume, leftOut } = readJsonResume({ basics: { summary, label }, ...lists });
    const found = new Set([...textsIn(resume), ...leftOut].flatMap((text) => text.split(/[ :·()]+/)));
    expect(textsIn(lists).filter((word) => !found.has(word))).toEqual([]);
    const restOf = (field: string) => leftOut.find((line) => line.startsWith(field))?.slice(field.length + 2);
    expect(`${resume.summary}${restOf('Summary')}`.replaceAll(' ', '')).toBe(summary.replaceAll(' ', ''));
    expect(`${resume.personalInfo?.professionalTagline}${restOf('Label')}`.replaceAll(' ', '')).toBe(
      label.replaceAll(' ', ''),
    );
    expect(resume.skills).toHaveLength(200);
    expect(resume.experience).toHaveLength(100);
    expect(resume.volunteering).toHaveLength(20);
  });
});
