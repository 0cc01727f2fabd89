import { plural } from '../../../shared/language/texts.ts';

/** What a repair adds at most to the score, in whole points as the score itself. */
export const pointsText = (points: number): string => {
  const whole = Math.max(1, Math.round(points));
  return plural(whole, 'up to # more point', 'up to # more points');
};
