import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayAfter, dayIn, localTextIn, momentIn } from './zoned-time.ts';

describe('momentIn', () => {
  it.each([
    ['Africa/Lagos', '2026-11-21', '09:30', '2026-11-21T08:30:00.000Z'],
    ['Africa/Lagos', '2026-01-01', '00:15', '2025-12-31T23:15:00.000Z'],
    ['Asia/Kathmandu', '2026-05-01', '12:00', '2026-05-01T06:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-01', '08:00', '2026-04-30T18:00:00.000Z'],
    // Put forward from 02:00 to 03:00 on 29 March, back from 03:00 to 02:00 on 25 October.
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('in %s, %s %s is %s', (zone, day, time, expected) => {
    expect(momentIn(zone, day, time).toISOString()).toBe(expected);
  });

  it('comes back to the same minute in any zone, except in the hour that a change of clocks shows twice', () => {
    const zones = [
      'Africa/Lagos',
      'Africa/Casablanca',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Europe/London',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 28_000_000, max: 31_000_000 }),
        (zone, minutes) => {
          const shown = localTextIn(zone, new Date(minutes * 60_000));
          const [day = '', time = ''] = shown.split(' ');
          const again = momentIn(zone, day, time);
          expect(localTextIn(zone, again)).toBe(shown);
          expect(again.getTime()).toBeLessThanOrEqual(minutes * 60_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('dayIn is the day of the place, and dayAfter knows the calendar', () => {
  const moment = new Date('2026-12-31T23:30:00Z');
  expect([dayIn('UTC', moment), dayIn('Africa/Lagos', moment)]).toEqual(['2026-12-31', '2027-01-01']);
  expect([dayAfter('2028-02-28'), dayAfter('2028-02-29'), dayAfter('2026-01-01', -1)]).toEqual([
    '2028-02-29',
    '2028-03-01',
    '2025-12-31',
  ]);
});
