/** What a posting may rule people out by, whatever else they bring. */
export const KNOCK_OUT_GATES = [
  'age',
  'degree-class',
  'nysc',
  'o-level',
  'school-exam',
  'years-after-nysc',
  'licence',
  'residence',
  'work-right',
  'intake',
  'deadline',
] as const;
export type KnockOutGate = (typeof KNOCK_OUT_GATES)[number];

/** Whether a person meets a knock-out requirement, does not, or has not said; what was not said is never `not-met`. */
export const KNOCK_OUT_STATES = ['met', 'not-met', 'unknown'] as const;
export type KnockOutState = (typeof KNOCK_OUT_STATES)[number];

/**
 * Why nothing can be said of a requirement: the person has not said it, another scale that nothing official ties to
 * the one asked for, points without a scale, studies or service that are not over, an exception that the person has to
 * judge, a place nearby, or a posting that leaves out the year, the country or the closing date, or
 * has several posts of which the person has chosen none.
 */
export const KNOCK_OUT_REASONS = [
  'not-said',
  'other-scale',
  'no-scale',
  'not-finished',
  'exception',
  'nearby',
  'no-year',
  'no-country',
  'no-closing-date',
  'two-dates',
  'several-posts',
] as const;
export type KnockOutReason = (typeof KNOCK_OUT_REASONS)[number];
