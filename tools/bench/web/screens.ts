import type { Figures } from './lighthouse-run.ts';

export interface Screen {
  name: string;
  path: string;
  /** Something the screen shows once it is ready. */
  shows: string;
  signedIn: boolean;
  /** The command fails when one is missed: least scores, most milliseconds. */
  limits: Partial<Figures>;
}

/** Scores must reach their limit, everything else must not pass it. */
const SCORES: readonly (keyof Figures)[] = ['performance', 'accessibility', 'bestPractices', 'seo'];

const EVERYWHERE = { accessibility: 100 };
const SIGNED_IN = { performance: 90, largestPaint: 2_500, blocked: 300 };

export const signedOutScreens: readonly Screen[] = [
  { name: 'plain page', path: '/plain.html', shows: 'h1', signedIn: false, limits: {} },
  { name: 'plain React', path: '/plain-react.html', shows: 'h1', signedIn: false, limits: {} },
  {
    name: 'landing',
    path: '/',
    shows: 'h1',
    signedIn: false,
    limits: { ...EVERYWHERE, performance: 97, largestPaint: 1_800, blocked: 80 },
  },
  {
    name: 'sign-in',
    path: '/auth',
    shows: 'input[type=password]',
    signedIn: false,
    limits: { ...EVERYWHERE, performance: 97, largestPaint: 2_200, blocked: 80 },
  },
];

export const signedInScreens = (resumeId: string): readonly Screen[] => [
  {
    name: 'dashboard',
    path: '/dashboard',
    shows: 'h1',
    signedIn: true,
    limits: { ...EVERYWHERE, ...SIGNED_IN },
  },
  {
    name: 'editor',
    path: `/resume/edit/${resumeId}`,
    shows: 'h1',
    signedIn: true,
    limits: { ...EVERYWHERE, ...SIGNED_IN },
  },
];

/** What a screen misses, in words. */
export function misses({ name, limits }: Screen, figures: Figures): string[] {
  return (Object.keys(limits) as (keyof Figures)[]).flatMap((figure) => {
    const limit = limits[figure] ?? Number.NaN;
    const value = figures[figure];
    const met = SCORES.includes(figure) ? value >= limit : value <= limit;
    return met ? [] : [`${name}: ${figure} is ${Math.round(value)}, the limit is ${limit}.`];
  });
}
