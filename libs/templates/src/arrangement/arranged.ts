import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { BodyForm, TunedDesign } from '../model/design.ts';

/** The short sections stand in a row below the long ones. */
const AT_THE_FOOT: readonly BodyForm[] = ['foot', 'cards'];
/** The short sections stand in a row before the long ones. */
const ROWS: readonly BodyForm[] = ['band', ...AT_THE_FOOT];

interface Arranged {
  /** Runs over the whole width, above the columns. */
  opening: readonly ResumeSection[];
  main: readonly ResumeSection[];
  side: readonly ResumeSection[] | undefined;
  /** Text runs on below a narrow column only if the column comes before it. */
  sideComesFirst: boolean;
}

/** The sections of a design by where they stand, each in its order. */
export function arranged({ header, body, main, side }: TunedDesign): Arranged {
  const sideComesFirst = side !== undefined && !AT_THE_FOOT.includes(body);
  // A portrait in the corner and the band of colour below it are one.
  const opensAlone = sideComesFirst && header !== 'portrait-corner' && main[0] === 'summary';
  return {
    opening: opensAlone ? main.slice(0, 1) : [],
    main: opensAlone ? main.slice(1) : main,
    side,
    sideComesFirst,
  };
}

/** Whether a section is beside another one, so that a page must not cut it. */
export const standsBeside = ({ body, side }: TunedDesign, section: ResumeSection): boolean =>
  ROWS.includes(body) && side?.includes(section) === true;
