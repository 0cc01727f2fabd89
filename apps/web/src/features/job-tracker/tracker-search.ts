import {
  APPLICATION_SORTS,
  type ApplicationSort,
  type ApplicationStatus,
} from '@career/contracts/vocabulary/job-vocabulary';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isStatusName } from './applications/statuses.ts';

export const VIEWS = ['list', 'board', 'calendar', 'insights'] as const;
export type View = (typeof VIEWS)[number];

/** How the tracker is looked at, as its address says it. */
export interface TrackerLook {
  readonly view: View;
  readonly q: string;
  readonly status: ApplicationStatus | undefined;
  readonly sort: ApplicationSort;
}

const oneOf = <Word extends string>(words: readonly Word[], value: unknown, fallback: Word): Word =>
  words.find((word) => word === value) ?? fallback;

/** Reads the address; what it does not know is left aside. */
export function lookOf(search: Readonly<Record<string, unknown>>): TrackerLook {
  const { view, q, status, sort } = search;
  return {
    view: oneOf(VIEWS, view, 'list'),
    // A search for digits arrives as a number.
    q: ['string', 'number', 'boolean'].includes(typeof q) ? String(q).slice(0, 200) : '',
    status: isStatusName(status) ? status : undefined,
    sort: oneOf(APPLICATION_SORTS, sort, '-createdAt'),
  };
}

/** The address of a look; what is usual is not written. */
export function searchOf({ view, q, status, sort }: TrackerLook): Record<string, string> {
  return {
    ...(view === 'list' ? {} : { view }),
    ...(q === '' ? {} : { q }),
    ...(status === undefined ? {} : { status }),
    ...(sort === '-createdAt' ? {} : { sort }),
  };
}

/** The look of the tracker and the application that is open over it, both kept in the address. */
export function useTrackerAddress() {
  const look = lookOf(useSearch({ strict: false }));
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const toTracker = (keepFocus: boolean): void =>
    void navigate({
      to: '/job-tracker',
      search: searchOf(look),
      resetScroll: false,
      state: (state) => ({ ...state, keepFocus }),
    });

  return {
    look,
    id,
    /** Typing replaces the address instead of filling the history. */
    change: (next: Partial<TrackerLook>, replace = false): void =>
      void navigate({ to: '.', search: searchOf({ ...look, ...next }), replace, resetScroll: false }),
    /** The focus goes back to what opened the application. */
    close: (): void => toTracker(true),
    /** What opened the application is gone: the focus goes to the heading. */
    leave: (): void => toTracker(false),
  };
}

/** Whether the address asks to begin with a posting (`?add=posting`), as the dashboard does; asked once. */
export function useAskedPosting(): boolean {
  const { add, ...rest } = useSearch({ strict: false }) as { add?: unknown };
  const [asked] = useState(add === 'posting');
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is put right once, when the tracker opens
  useEffect(() => {
    if (add !== undefined) void navigate({ to: '.', search: rest, replace: true, resetScroll: false });
  }, []);
  return asked;
}
