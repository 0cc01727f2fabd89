import { describe, expect, it } from '@jest/globals';
import { MOUNTS } from './mounts.ts';
import { isSignedInPath } from './signed-in-paths.ts';

const ROUTES = MOUNTS.flatMap(({ routes }) => routes);

describe('addresses of signed-in screens', () => {
  it.each([
    '/dashboard',
    '/profile',
    '/resume/new',
    '/resume/edit/019a2c1e',
    '/resume/preview/019a2c1e/',
    '/job-tracker',
    '/cover-letters',
    '/cover-letters/new',
    '/career-insights',
  ])('include %s', (path) => {
    expect(isSignedInPath(ROUTES, path)).toBe(true);
  });

  it.each(['/resume', '/resume/edit', '/no/such/page', '/cover-letters/new/more', '/dashboards'])(
    'do not include %s',
    (path) => {
      expect(isSignedInPath(ROUTES, path)).toBe(false);
    },
  );
});
