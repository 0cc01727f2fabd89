import { seededRandom } from '@career/career/random/seeded-random';

/** A part of the head of a job or school; `title` is the degree and its subject there, `employer` the school. */
export type Piece = 'title' | 'employer' | 'place' | 'dates';

/** One line of a head. */
export interface HeadRow {
  left: readonly Piece[];
  /** Printed between the pieces at the left. */
  between?: string;
  /** Printed before the others, with a colon after it. */
  first?: Piece;
  /** Printed after the others, in brackets. */
  bracketed?: Piece;
  /** What is set at the right edge. */
  right?: Piece;
  look?: 'bold' | 'italic' | 'small' | 'plain';
}

interface Head {
  /** What is set in its own column beside the rows. */
  side?: { at: 'left' | 'right'; pieces: readonly Piece[] };
  rows: readonly HeadRow[];
}

/** What one layout looks like, all of it drawn by chance from its number. */
export interface DrawnLayout {
  columns: 'one' | 'left' | 'right';
  face: string;
  points: number;
  name: { size: number; align: 'left' | 'center' | 'right'; isCapitals: boolean; isBold: boolean };
  label: 'before' | 'under' | 'beside' | 'none';
  contacts: 'line' | 'rows' | 'labels' | 'spread';
  contactSeparator: string;
  heading: 'ruled' | 'capitals' | 'filled' | 'plain' | 'spaced' | 'side';
  headingPoints: number;
  order: 'work-first' | 'school-first' | 'skills-first';
  head: Head;
  dates: {
    style: 'short' | 'long' | 'number' | 'year' | 'iso' | 'dotted' | 'apostrophe';
    dash: string;
    present: string;
  };
  bullets: '•' | '-' | '▪' | 'none' | 'text';
  degree: 'comma' | 'in' | 'space' | 'brackets';
  skills: 'commas' | 'bars' | 'bullets' | 'chips' | 'grid' | 'groups';
  languages: 'brackets' | 'dash' | 'lines' | 'commas';
  headingWords: number;
}

/** Heads of layouts that may be looked at. */
const TUNE_HEADS: readonly Head[] = [
  {
    rows: [
      { left: ['title', 'employer'], between: ', ', right: 'dates', look: 'bold' },
      { left: ['place'], look: 'italic' },
    ],
  },
  {
    rows: [
      { left: ['title'], right: 'dates', look: 'bold' },
      { left: ['employer', 'place'], between: ' · ' },
    ],
  },
  {
    side: { at: 'left', pieces: ['dates'] },
    rows: [
      { left: ['title'], look: 'bold' },
      { left: ['employer', 'place'], between: ', ' },
    ],
  },
  {
    rows: [
      { left: ['employer'], right: 'place', look: 'bold' },
      { left: ['title'], right: 'dates', look: 'italic' },
    ],
  },
  {
    rows: [
      { left: ['dates'], look: 'small' },
      { left: ['title', 'employer'], between: ' at ', look: 'bold' },
    ],
  },
  { rows: [{ left: ['title', 'employer', 'dates'], between: ' | ' }] },
  { rows: [{ left: ['employer', 'title'], between: ' – ', bracketed: 'dates', look: 'bold' }] },
  {
    rows: [
      { left: ['title'], look: 'bold' },
      { left: ['employer'] },
      { left: ['dates', 'place'], between: ' · ', look: 'small' },
    ],
  },
  { rows: [{ first: 'dates', left: ['title', 'employer'], between: ', ' }] },
  {
    rows: [
      { left: ['employer', 'place'], between: ', ', look: 'bold' },
      { left: ['title', 'dates'], between: ', ', look: 'italic' },
    ],
  },
];

/** Heads of layouts that are held back: none of them is in the other list. */
const HELD_BACK_HEADS: readonly Head[] = [
  {
    rows: [
      { left: ['employer', 'place'], between: ', ', look: 'bold' },
      { left: ['title'], look: 'italic' },
      { left: ['dates'] },
    ],
  },
  { rows: [{ left: ['title'], bracketed: 'dates', look: 'bold' }, { left: ['employer'] }] },
  {
    side: { at: 'right', pieces: ['dates', 'place'] },
    rows: [{ left: ['title'], look: 'bold' }, { left: ['employer'] }],
  },
  {
    rows: [
      { left: ['place', 'employer'], between: ' — ', right: 'dates', look: 'bold' },
      { left: ['title'] },
    ],
  },
  {
    side: { at: 'left', pieces: ['dates', 'place'] },
    rows: [{ left: ['employer'], look: 'bold' }, { left: ['title'] }],
  },
  {
    rows: [
      { left: ['title', 'employer', 'place'], between: ' – ' },
      { left: ['dates'], look: 'italic' },
    ],
  },
];

const FACES = [
  'Nimbus Sans',
  'Nimbus Roman',
  'DejaVu Sans',
  'DejaVu Serif',
  'P052',
  'URW Gothic',
  'C059',
  'Nimbus Sans Narrow',
];

/** Numbers that follow one another give layouts that have nothing in common. */
const SPREAD = 2_654_435_761;

/**
 * The layout of a number.
 * @param isHeldBack decides which heads of jobs and schools it may have.
 */
export function drawnLayout(number: number, isHeldBack: boolean): DrawnLayout {
  const next = seededRandom(number * SPREAD);
  const one = <Choice>(...choices: readonly Choice[]): Choice =>
    choices[Math.floor(next() * choices.length)] as Choice;
  const heads = isHeldBack ? HELD_BACK_HEADS : TUNE_HEADS;
  return {
    columns: one('one', 'one', 'left', 'right'),
    face: one(...FACES),
    points: one(9, 9.5, 10, 10.5, 11),
    name: {
      size: one(1.5, 1.8, 2.2, 2.8),
      align: one('left', 'left', 'center', 'right'),
      isCapitals: next() < 0.3,
      isBold: next() < 0.6,
    },
    label: one('under', 'under', 'before', 'beside', 'none'),
    contacts: one('line', 'rows', 'labels', 'spread'),
    contactSeparator: one(' | ', ' • ', ', ', ' / ', '   '),
    heading: one('ruled', 'capitals', 'filled', 'plain', 'spaced', 'side'),
    headingPoints: one(1.05, 1.15, 1.3, 1.5),
    order: one('work-first', 'work-first', 'school-first', 'skills-first'),
    // Each head in turn, so that none is left to chance.
    head: heads[number % heads.length] as Head,
    dates: {
      style: one('short', 'long', 'number', 'year', 'iso', 'dotted', 'apostrophe'),
      dash: one(' – ', ' - ', '–', ' to ', ' — ', ' until '),
      present: one('Present', 'present', 'Current', 'Now', 'To date', 'Till date', 'today'),
    },
    bullets: one('•', '-', '▪', 'none', 'text'),
    degree: one('comma', 'in', 'space', 'brackets'),
    skills: one('commas', 'bars', 'bullets', 'chips', 'grid', 'groups'),
    languages: one('brackets', 'dash', 'lines', 'commas'),
    headingWords: Math.floor(next() * 4),
  };
}
