import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '@career/career/taxonomy/titles';
import { type Share, shareOf } from '../measure.ts';
import adverts from './adverts.json' with { type: 'json' };
import heldBack from './held-back.json' with { type: 'json' };
import own from './own.json' with { type: 'json' };
import tune from './tune.json' with { type: 'json' };

/** A title, where it was found, and the unit groups of ISCO-08 that it may stand for; none when it says nothing. */
export interface LabelledTitle {
  source: string;
  title: string;
  groups: string[];
  mayStayUnplaced?: boolean;
}

/** `tune` may be looked at; of `heldBack` only the figures are. No source is in both. */
export const TITLE_PARTS = {
  tune: [...tune.titles, ...own.titles, ...adverts.titles] as readonly LabelledTitle[],
  heldBack: heldBack.titles as readonly LabelledTitle[],
};

export interface TitleFigures {
  /** Of the titles placed, those placed in a group that is right. */
  precision: Share;
  /** Of the titles that say what the work is, those placed. */
  placed: Share;
  /** Titles that say nothing and are placed all the same, of those that say nothing. */
  absurd: Share;
  /** What went wrong, a line each. */
  errors: string[];
}

function placing(title: string): { isPlaced: boolean; code: string; answer: string } {
  const [best] = resolveTitle(title);
  const code = best && 'isco' in best.occupation ? String(best.occupation.isco) : '';
  return {
    isPlaced: best !== undefined && best.confidence >= TITLE_CONFIDENCE_FLOOR,
    code,
    answer: `${best?.occupation.id} ${code} by ${best?.via} (${best?.confidence.toFixed(2)})`,
  };
}

/** Places titles and compares with their labels. */
export function measureTitles(labelled: readonly LabelledTitle[]): TitleFigures {
  const errors: string[] = [];
  const count = { placed: 0, right: 0, sayWork: 0, sayWorkPlaced: 0, silent: 0, absurd: 0 };
  for (const label of labelled) {
    const { title, groups } = label;
    const { isPlaced, code, answer } = placing(title);
    const mustBePlaced = groups.length > 0 && !label.mayStayUnplaced;
    const isSilent = groups.length === 0;
    const isRight = isPlaced && groups.includes(code);
    count.silent += Number(isSilent);
    count.sayWork += Number(mustBePlaced);
    count.placed += Number(isPlaced);
    count.sayWorkPlaced += Number(isPlaced && mustBePlaced);
    count.absurd += Number(isPlaced && isSilent);
    count.right += Number(isRight);
    if (isPlaced && !isRight) errors.push(`wrong: ${title} [${groups}], not ${answer}`);
    if (!isPlaced && mustBePlaced) errors.push(`unplaced: ${title} [${groups}], nearest ${answer}`);
  }
  return {
    precision: shareOf(count.right, count.placed),
    placed: shareOf(count.sayWorkPlaced, count.sayWork),
    absurd: shareOf(count.absurd, count.silent),
    errors,
  };
}
