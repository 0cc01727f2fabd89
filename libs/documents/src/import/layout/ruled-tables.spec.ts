import { describe, expect, it } from '@jest/globals';
import { pageLayout } from './page-layout.ts';
import type { DrawnArea, Letter } from './page-marks.ts';

const face = { font: 'Body', bold: false, italic: false };
/** The letters of words from a point on, each half as wide as it is high. */
const words = (text: string, left: number, baseline: number): Letter[] =>
  [...text].map((letter, at) => ({
    text: letter,
    left: left + at * 5,
    right: left + at * 5 + 5,
    baseline,
    size: 10,
    face,
    turn: 0,
  }));
const across = (top: number): DrawnArea => ({
  left: 50,
  right: 500,
  top,
  bottom: top + 0.5,
  colour: '#000000',
});
const down = (left: number): DrawnArea => ({
  left,
  right: left + 0.5,
  top: 100,
  bottom: 160,
  colour: '#000000',
});

const GRID = [across(100), across(130), across(160), down(50), down(200), down(250), down(500)];

const textOf = (areas: DrawnArea[], ...letters: Letter[][]): string[] =>
  pageLayout([{ width: 595, height: 842, areas, links: [], letters: letters.flat() }]).map(
    ({ text }) => text,
  );

describe('a table with ruled lines', () => {
  it('has a cell between two lines, however close the words are, and joins what wraps in it', () => {
    const letters = [
      words('Schools', 50, 90),
      words('Course', 55, 114),
      words('Year of', 203, 114),
      words('Passing', 203, 126),
      words('Marks', 255, 114),
      words('Bachelor of Commerce, Honour', 55, 144),
      words('2012', 203, 144),
      words('72%', 255, 144),
      words('Skills', 50, 180),
    ];
    const read = [
      'Schools',
      'Course\tYear of Passing\tMarks',
      'Bachelor of Commerce, Honour\t2012\t72%',
      'Skills',
    ];
    expect(textOf(GRID, ...letters)).toEqual(read);
    expect(textOf([], ...letters)).not.toEqual(read);
  });

  it('keeps the paragraphs of a cell apart', () => {
    const letters = [
      words('Kora Foods', 55, 114),
      words('2012', 203, 114),
      words('Clerk', 255, 114),
      words('Filing', 255, 126),
      words('Delta Mills', 55, 144),
      words('2014', 203, 144),
      words('Driver', 255, 144),
    ];
    expect(textOf(GRID, ...letters)).toEqual([
      'Kora Foods\t2012\tClerk',
      'Filing',
      'Delta Mills\t2014\tDriver',
    ]);
  });
});
