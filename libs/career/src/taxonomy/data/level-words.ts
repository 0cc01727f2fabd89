/*
 * Words of a job title that say how senior or on what terms, not what the work is. Written from titles seen on African
 * and international adverts.
 */

/** Never part of what the work is. */
export const LEVEL_PHRASES: readonly string[] = [
  'nysc corps member',
  'corps member',
  'corp member',
  'youth corper',
  'nysc corper',
  'national youth service',
  'national service personnel',
  'service personnel',
  'serving corps member',
  'industrial training',
  'siwes student',
  'it student',
  'entry level',
  'co op',
  'mid level',
  'senior level',
  'full time',
  'part time',
  'work from home',
  'fixed term',
];

export const LEVEL_WORDS: ReadonlySet<string> = new Set(
  (
    'nysc corper corps corp member siwes student intern internship trainee graduate apprentice junior jnr jr senior snr sr principal ' +
    'chief lead staff acting ag deputy mid experienced ' +
    'i ii iii iv v l1 l2 l3 freelance freelancer contract remote onsite hybrid volunteer temporary temp locum casual ' +
    'regional zonal national area country global group former ex certified chartered registered professional'
  ).split(' '),
);

/** Say a rank when they stand first (Assistant Accountant), and the work when they stand last (Sales Assistant). */
export const LEADING_RANKS: ReadonlySet<string> = new Set([
  'assistant',
  'associate',
  'head',
  'director',
  'vp',
  'manager',
]);
