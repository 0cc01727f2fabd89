import { describe, expect, it } from '@jest/globals';
import { MOUNTS } from '../mounts.ts';
import { isSignedInPath } from '../signed-in-paths.ts';
import { isCurrent, MAIN_DESTINATIONS, MORE_DESTINATIONS } from './destinations.ts';

const ALL = [...MAIN_DESTINATIONS, ...MORE_DESTINATIONS];
const ROUTES = MOUNTS.flatMap(({ routes }) => routes);

describe('destinations', () => {
  it.each(ALL.map(({ to }) => [to]))('%s is a screen', (to) => {
    expect(isSignedInPath(ROUTES, to)).toBe(true);
  });

  it.each([
    ['/', 'Home'],
    ['/dashboard', 'Home'],
    ['/resumes', 'Resumes'],
    ['/resume/new', 'Resumes'],
    ['/resume/edit/1', 'Resumes'],
    ['/job-tracker/1', 'Jobs'],
    ['/cover-letters/new', 'Letters'],
    ['/career-insights', 'Career Insights'],
    ['/profile', 'Profile'],
    ['/proposals/1', 'Profile'],
    ['/connect', 'Profile'],
    ['/privacy', 'Profile'],
  ])('%s belongs to %s alone', (pathname, label) => {
    expect(ALL.filter((destination) => isCurrent(destination, pathname)).map((found) => found.label)).toEqual(
      [label],
    );
  });

  it('marks nothing on an address without a screen', () => {
    expect(ALL.some((destination) => isCurrent(destination, '/nowhere'))).toBe(false);
  });
});
