import type { FieldOrigin, PageBox, ReadResume } from '@career/documents/import/read-resume.types';
import { fieldsByLine, originOf, placesOf } from '@career/documents/import/review/line-fields';
import { allReviewFields } from '@career/documents/import/review/review-fields';
import {
  isEdited,
  originsNow,
  type ReviewAction,
  reviewed,
  reviewStart,
  toCheck,
  wantedResume,
} from '@career/documents/import/review/review-state';
import { useMemo, useReducer, useState } from 'react';

/** A field, or a line of the file that is no field. */
export type Selection = { path: string } | { line: number };

interface Sources {
  lines: ReadResume['lines'];
  origins: readonly FieldOrigin[];
}

const linesOf = ({ origins }: Sources, selection: Selection): readonly number[] =>
  'line' in selection ? [selection.line] : (originOf(origins, selection.path)?.lines ?? []);

function boxesOf({ lines, origins }: Sources, selection: Selection): PageBox[] {
  if ('path' in selection) return placesOf(originOf(origins, selection.path), lines);
  const box = lines[selection.line]?.box;
  return box ? [box] : [];
}

/** What a person sees and does while checking a read resume. */
export function useReview(read: ReadResume) {
  const [state, act] = useReducer(
    (before: ReturnType<typeof reviewStart>, action: ReviewAction) => reviewed(read, before, action),
    read,
    reviewStart,
  );
  const [selected, select] = useState<Selection>();
  const origins = useMemo(() => originsNow(read, state), [read, state]);
  const unchecked = useMemo(() => toCheck(read, state), [read, state]);
  const byLine = useMemo(
    () =>
      fieldsByLine(
        origins,
        allReviewFields(state.resume).map(({ path }) => path),
      ),
    [origins, state.resume],
  );
  const targets = useMemo(() => {
    const leftOut = new Set(read.leftOut);
    return [...read.lines.keys()].filter((line) => byLine.has(line) || leftOut.has(line));
  }, [byLine, read]);

  const wanted = useMemo(() => wantedResume(state), [state]);
  const sources = useMemo(() => ({ lines: read.lines, origins }), [read, origins]);
  const litBoxes = useMemo(() => (selected ? boxesOf(sources, selected) : []), [selected, sources]);
  const litLines = useMemo(() => (selected ? linesOf(sources, selected) : []), [selected, sources]);

  return {
    ...state,
    act,
    selected,
    select,
    /** Without the entries that were removed. */
    wanted,
    /** Something would be lost with this review. */
    isEdited: isEdited(state),
    /** What is still to be checked, by path. */
    unchecked,
    targets,
    litBoxes,
    litLines,
    /** Page of a field or line, from 0. */
    pageOf: (selection: Selection): number | undefined => boxesOf(sources, selection)[0]?.page,
    hasLines: (path: string): boolean => linesOf(sources, { path }).length > 0,
    /** What a line of the file leads to: its first field that is not selected yet, or the line among those left out. */
    ofLine: (line: number): Selection => {
      const paths = byLine.get(line) ?? [];
      const at = selected && 'path' in selected ? paths.indexOf(selected.path) : -1;
      const path = paths[(at + 1) % Math.max(1, paths.length)];
      return path === undefined ? { line } : { path };
    },
    /** The next field to check: the selected one has been looked at, so it is none. */
    next: (): Selection | undefined => {
      const order = allReviewFields(state.resume).map(({ path }) => path);
      const current = selected && 'path' in selected ? selected.path : '';
      const others = unchecked.filter((path) => path !== current);
      const path = others.find((one) => order.indexOf(one) > order.indexOf(current)) ?? others[0];
      return path === undefined ? undefined : { path };
    },
  };
}

export type Review = ReturnType<typeof useReview>;
