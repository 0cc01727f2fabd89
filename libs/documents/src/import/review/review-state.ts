import type { ImportedResume } from '../../json-resume-import.ts';
import type { FieldOrigin, ReadResume } from '../read-resume.types.ts';
import { originOf } from './line-fields.ts';
import { heldBy, withLine, withoutLine } from './place-line.ts';
import { allReviewFields, withField } from './review-fields.ts';

/** A line that was left out and has been put into a section. */
export interface PlacedLine {
  line: number;
  /** Where it was put. */
  path: string;
  /** In the words of the choice. */
  label: string;
}

/** A read resume while a person checks it. */
export interface ReviewState {
  resume: ImportedResume;
  placed: readonly PlacedLine[];
  /** Paths of fields that the person has looked at and found right, or corrected. */
  checked: ReadonlySet<string>;
}

export type ReviewAction =
  | { type: 'correct'; path: string; value: string }
  | { type: 'check'; path: string }
  | { type: 'place'; line: number; path: string; label: string }
  | { type: 'take-back'; line: number };

export const reviewStart = ({ resume }: ReadResume): ReviewState => ({
  resume,
  placed: [],
  checked: new Set(),
});

/** What a step of the person makes of the review. */
export function reviewed(read: ReadResume, state: ReviewState, action: ReviewAction): ReviewState {
  if (action.type === 'check') return { ...state, checked: new Set([...state.checked, action.path]) };
  if (action.type === 'correct') {
    const resume = withField(state.resume, action.path, action.value);
    return { ...state, resume, checked: new Set([...state.checked, action.path]) };
  }
  const text = read.lines[action.line]?.text ?? '';
  if (action.type === 'place') {
    const { line, path, label } = action;
    const resume = withLine(state.resume, text, path);
    return { ...state, resume, placed: [...state.placed, { line, path, label }] };
  }
  const mine = state.placed.find(({ line }) => line === action.line);
  if (!mine) return state;
  return {
    ...state,
    resume: withoutLine(state.resume, text, mine.path),
    placed: state.placed.filter((one) => one !== mine),
  };
}

/** Paths of the fields that the reader is not sure of and nobody has looked at, in the order in which they are shown. */
export function toCheck({ origins }: ReadResume, { resume, checked }: ReviewState): string[] {
  return allReviewFields(resume)
    .map(({ path }) => path)
    .filter((path) => originOf(origins, path)?.needsCheck && !checked.has(path));
}

/** Where the fields come from, with the lines that the person has put into them. */
export function originsNow({ origins, lines }: ReadResume, { placed, resume }: ReviewState): FieldOrigin[] {
  const more = placed.map(({ line, path }) => ({
    path: heldBy(resume, lines[line]?.text ?? '', path),
    lines: [line],
    needsCheck: false,
  }));
  const joined = new Map<string, FieldOrigin>();
  for (const origin of [...origins, ...more]) {
    const known = joined.get(origin.path);
    joined.set(
      origin.path,
      known
        ? { path: origin.path, needsCheck: known.needsCheck, lines: [...known.lines, ...origin.lines] }
        : origin,
    );
  }
  return [...joined.values()];
}
