import { describe, expect, it } from '@jest/globals';
import { firstChoice, requestOf, TARGET_KINDS } from './analysis-choice.ts';

const FILLED = {
  ...firstChoice(undefined),
  resumeId: 'r',
  title: ' Nurse ',
  applicationId: 'a',
  advert: 'We seek',
};
const sent = { resumeId: 'r', checksFile: true };

describe('an analysis', () => {
  it.each([
    ['resume', sent],
    ['title', { ...sent, targetTitle: 'Nurse' }],
    ['application', { ...sent, jobApplicationId: 'a' }],
    ['advert', { ...sent, advert: 'We seek', targetTitle: 'Nurse' }],
  ] as const)('of the kind %s asks for that target alone', (kind, request) => {
    expect(requestOf({ ...FILLED, kind })).toEqual(request);
  });

  it('of a pasted text needs no title', () => {
    expect(requestOf({ ...FILLED, kind: 'advert', title: '  ' })).toEqual({ ...sent, advert: 'We seek' });
  });

  it('begins with the application that it was opened from', () => {
    expect(firstChoice('a')).toMatchObject({ kind: 'application', applicationId: 'a' });
    expect(firstChoice(undefined).kind).toBe(TARGET_KINDS[0].value);
  });
});
