import { expect, it } from '@jest/globals';
import { loggedPath } from './request-log.ts';

it.each([
  ['/api/resumes?cursor=1_x', '/api/resumes'],
  ['/api/calendar/2vRsecret.ics?x=1', '/api/calendar/…'],
  ['/api/calendar/a/b.ics', '/api/calendar/…'],
  ['/api/calendar-feed', '/api/calendar-feed'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
