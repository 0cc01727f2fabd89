import { describe, expect, it } from '@jest/globals';
import { isTurnedRound } from './directions.ts';

describe('the two ends of a move', () => {
  const statement = 'Moved a billing system from PostgreSQL to Oracle.';

  it('are not changed for each other', () => {
    expect(isTurnedRound('I have moved a system from Oracle to PostgreSQL.', statement)).toBe(true);
    expect(
      isTurnedRound('I translated leases from Shona into English.', 'Translated from English into Shona.'),
    ).toBe(true);
  });

  it('are the same where the sentence keeps them, or names none', () => {
    expect(isTurnedRound('I have moved a system from PostgreSQL to Oracle.', statement)).toBe(false);
    expect(isTurnedRound('I have moved a billing system.', statement)).toBe(false);
  });
});
