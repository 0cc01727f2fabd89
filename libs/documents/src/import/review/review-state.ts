import type { ImportedResume } from '../../json-resume-import.ts';
import type { FieldOrigin, ReadResume } from '../read-resume.types.ts';
import { originOf } from './line-fields.ts';
import { heldBy, withLine, withoutLine } from './place-line.ts';
import {
  entryPath,
  isRemoved,
  movedRemoved,
  type RemovedEntries,
  withoutRemoved,
} from './removed-entries.ts';
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
  removed: RemovedEntries;
}

export type ReviewAction =
  | { type: 'correct'; path: string; value: string }
  | { type: 'check'; path: string }
  /** Of an entry, such as `experience.1`. */
  | { type: 'remove'; path: string }
  | { type: 'put-back'; path: string }
  | { type: 'place'; line: number; path: string; label: string }
  | { type: 'take-back'; line: number };

export const reviewStart = ({ resume }: ReadResume): ReviewState => ({
  resume,
  placed: [],
  checked: new Set(),
  removed: new Set(),
});

/** What a step of the person makes of the review. */
export function reviewed(read: ReadResume, state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.type) {
    case 'check':
      return { ...state, checked: new Set([...state.checked, action.path]) };
    case 'correct': {
      const resume = withField(state.resume, action.path, action.value);
      return { ...state, resume, checked: new Set([...state.checked, action.path]) };
    }
    case 'remove':
      return removedFrom(read, state, action.path);
    case 'put-back':
      return { ...state, removed: new Set([...state.removed].filter((path) => path !== action.path)) };
    case 'place': {
      const { line, path, label } = action;
      const resume = withLine(state.resume, textOf(read, line), path);
      return { ...state, resume, placed: [...state.placed, { line, path, label }] };
    }
    default:
      return takenBack(read, state, action.line);
  }
}

/** Whether the person has done anything that would be lost with the review. */
export const isEdited = ({ placed, checked, removed }: ReviewState): boolean =>
  placed.length + checked.size + removed.size > 0;

/** What the person wants of the resume. */
export const wantedResume = ({ resume, removed }: ReviewState): ImportedResume =>
  withoutRemoved(resume, removed);

const textOf = ({ lines }: ReadResume, line: number): string => lines[line]?.text ?? '';

/** Lines that were put into the entry are left out again: they must not go with it unseen. */
function removedFrom(read: ReadResume, state: ReviewState, path: string): ReviewState {
  const inside = state.placed.filter(
    (one) => entryPath(heldBy(state.resume, textOf(read, one.line), one.path)) === path,
  );
  const own = inside.find((one) => entryPath(one.path) === undefined);
  // An entry that is such a line is gone with it; of several skills in a line only one is meant.
  if (own && own.path !== 'skills') return takenBack(read, state, own.line);
  const back = inside.filter((one) => one !== own);
  const rest = back.reduce((before, { line }) => takenBack(read, before, line), state);
  return { ...rest, removed: new Set([...rest.removed, path]) };
}

function takenBack(read: ReadResume, state: ReviewState, line: number): ReviewState {
  const mine = state.placed.find((one) => one.line === line);
  if (!mine) return state;
  const resume = withoutLine(state.resume, textOf(read, line), mine.path);
  return {
    ...state,
    resume,
    removed: movedRemoved(state.resume, resume, state.removed),
    placed: state.placed.filter((one) => one !== mine),
  };
}

/** Paths of the fields that the reader is not sure of and nobody has looked at, in the order in which they are shown. */
export function toCheck({ origins }: ReadResume, { resume, checked, removed }: ReviewState): string[] {
  return allReviewFields(resume)
    .map(({ path }) => path)
    .filter((path) => originOf(origins, path)?.needsCheck && !checked.has(path) && !isRemoved(removed, path));
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
