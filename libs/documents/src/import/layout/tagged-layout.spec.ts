import { describe, expect, it } from '@jest/globals';
import type { Letter, PageMarks } from './page-marks.ts';
import { tagPlaces } from './structure-tree.ts';
import { taggedLayout } from './tagged-layout.ts';

const FACE = { font: 'Sans', bold: false, italic: false };

interface Printed {
  text: string;
  left: number;
  baseline: number;
  /** Number of its marked content. */
  number?: number;
}

const content = (number: number) => ({ type: 'content', id: `p1R_mc${number}` });
const node = (role: string, ...children: object[]) => ({ role, children });

/** A page of words, each letter five points wide. */
function pageOf(texts: readonly Printed[], tree: object): PageMarks {
  const places = tagPlaces(tree);
  const letters = texts.flatMap(({ text, left, baseline, number = -1 }) => {
    const tag = places.get(number);
    return [...text].map((letter, at): Letter => {
      const from = left + at * 5;
      return {
        ...{ text: letter, left: from, right: from + 5, baseline, size: 10, face: FACE, turn: 0 },
        ...(tag ? { tag } : {}),
      };
    });
  });
  return { width: 600, height: 800, letters, areas: [], links: [] };
}

const read = (texts: readonly Printed[], ...children: object[]) =>
  taggedLayout([pageOf(texts, node('Root', ...children))]);
const textsOf = (...given: Parameters<typeof read>) => read(...given)?.map(({ text }) => text);

describe('a tagged page', () => {
  it('is read in the order of its structure, whatever is printed beside each other', () => {
    const printed = [
      { text: 'Audit', left: 300, baseline: 100, number: 3 },
      { text: 'Skills', left: 300, baseline: 80, number: 2 },
      { text: 'Accountant', left: 20, baseline: 100, number: 1 },
      { text: 'Work', left: 20, baseline: 80, number: 0 },
    ];
    const column = (heading: number, text: number) =>
      node('Sect', node('H2', content(heading)), node('P', content(text)));
    expect(textsOf(printed, column(0, 1), column(2, 3))).toEqual(['Work', 'Accountant', 'Skills', 'Audit']);
  });

  it('names its headings', () => {
    const lines = read(
      [
        { text: 'Work', left: 20, baseline: 80, number: 0 },
        { text: 'Accountant', left: 20, baseline: 100, number: 1 },
      ],
      node('H3', node('NonStruct', content(0))),
      node('P', content(1)),
    );
    expect(lines?.map(({ headingLevel }) => headingLevel)).toEqual([3, undefined]);
  });

  it('joins the lines of one text, also where a word is broken at its hyphen', () => {
    const printed = [
      { text: 'Led a mid-', left: 20, baseline: 80, number: 0 },
      { text: 'size team', left: 20, baseline: 92, number: 0 },
      { text: 'Lagos', left: 20, baseline: 104, number: 1 },
    ];
    expect(textsOf(printed, node('P', content(0)), node('P', content(1)))).toEqual([
      'Led a mid-size team',
      'Lagos',
    ]);
  });

  it('parts blocks that touch, and joins plain ones with a space between them', () => {
    const plain = (number: number) => node('Div', node('Div', content(number)));
    const touching = [
      { text: 'Chef', left: 20, baseline: 80, number: 0 },
      { text: 'Mar 2019', left: 40, baseline: 80, number: 1 },
    ];
    expect(textsOf(touching, plain(0), plain(1))).toEqual(['Chef\tMar 2019']);
    const spaced = [
      { text: 'Chef,', left: 20, baseline: 80, number: 0 },
      { text: 'Lagos', left: 49, baseline: 80, number: 1 },
    ];
    expect(textsOf(spaced, plain(0), plain(1))).toEqual(['Chef, Lagos']);
  });

  it('puts a date that is written behind its entry into the row that it is printed in', () => {
    const printed = [
      { text: 'Accountant', left: 20, baseline: 80, number: 0 },
      { text: 'Delta Haul', left: 20, baseline: 92, number: 1 },
      { text: '2019', left: 400, baseline: 80, number: 2 },
    ];
    const blocks = [0, 1, 2].map((number) => node('P', content(number)));
    expect(textsOf(printed, ...blocks)).toEqual(['Accountant\t2019', 'Delta Haul']);
  });

  it('is left to its places where much of it is in no structure', () => {
    const printed = [
      { text: 'Work', left: 20, baseline: 80, number: 0 },
      { text: 'Accountant', left: 20, baseline: 100 },
    ];
    expect(read(printed, node('P', content(0)))).toBeUndefined();
    expect(read(printed)).toBeUndefined();
  });
});
