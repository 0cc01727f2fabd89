import { describe, expect, it } from '@jest/globals';
import { firstChoice, readAppRequest } from './app-request.ts';

const QUERY = 'client_id=reg.x&redirect_uri=https%3A%2F%2Fa.example%2Fcb';

describe('the request of an app', () => {
  it('is read to the letter, and what the protocol does not name is left out', () => {
    expect(readAppRequest(`${QUERY}&state=1e5&scope=a+b&prompt=consent&resource=`)).toEqual({
      clientId: 'reg.x',
      redirectUri: 'https://a.example/cb',
      state: '1e5',
      scope: 'a b',
    });
  });

  it.each([
    undefined,
    12,
    '',
    'client_id=x',
    'redirect_uri=x',
    `${QUERY}&client_id=y`,
    `${QUERY}&state=1&state=2`,
  ])('is none when something is missing or comes twice: %j', (query) => {
    expect(readAppRequest(query)).toBeUndefined();
  });
});

describe('what an app may do at first', () => {
  it('is everything it asked for, but not to change at once what it can suggest', () => {
    expect(firstChoice(['resumes:read', 'resumes:write'])).toEqual(['resumes:read', 'resumes:write']);
    expect(firstChoice(['resumes:read', 'resumes:write', 'proposals:write'])).toEqual([
      'resumes:read',
      'proposals:write',
    ]);
  });
});
