import type { FeatureRoute } from '../shared/routing/feature-route.ts';

const OPTIONAL_SEGMENT = /^\{-\$\w+\}$/;

/** Whether an address has a screen for somebody who is signed in. */
export function isSignedInPath(routes: readonly FeatureRoute[], path: string): boolean {
  return routes
    .filter(({ audience }) => audience === 'signed-in')
    .some(({ paths }) => paths.some((pattern) => matches(pattern, path)));
}

/** Reads the patterns that `FeatureRoute` uses: `$id` is one segment, `{-$action}` one or none. */
function matches(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const found = segmentsOf(path);
  const required = wanted.filter((segment) => !OPTIONAL_SEGMENT.test(segment)).length;
  if (found.length < required || found.length > wanted.length) return false;
  return found.every((segment, at) => wanted[at]?.includes('$') || wanted[at] === segment);
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
