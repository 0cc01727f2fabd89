import { localTextIn, momentIn } from '@career/career/calendar/zoned-time';
import { expect, it } from '@jest/globals';
import { dueEvents } from './due-events.ts';

/** Some from every part of the world, and its two ends. */
const ZONES = Intl.supportedValuesOf('timeZone')
  .filter((_zone, index) => index % 19 === 0)
  .concat('Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Australia/Lord_Howe');

const HOUR = 60 * 60 * 1_000;
/** Year's end, leap day, and days on which clocks change somewhere. */
const DAYS = ['2027-01-01', '2028-02-29', '2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'];
const DAY_BEFORE: Record<string, string> = {
  '2027-01-01': '2026-12-31',
  '2028-02-29': '2028-02-28',
  '2026-03-08': '2026-03-07',
  '2026-03-29': '2026-03-28',
  '2026-10-25': '2026-10-24',
  '2026-11-01': '2026-10-31',
};

it.each(ZONES)(
  'in %s remind of an event on the day before it, from eight in the morning, and at no other time',
  (zone) => {
    for (const day of DAYS) {
      const interviewDate = momentIn(zone, day, '09:30');
      const application = {
        ...{ id: 'a', company: 'Kora', position: 'Clerk', location: '' },
        interviewDate,
        followUpDate: day,
      } as Parameters<typeof dueEvents>[0];
      for (let hours = -60; hours <= 30; hours += 5) {
        const now = new Date(interviewDate.getTime() + hours * HOUR);
        const [today = '', clock = ''] = localTextIn(zone, now).split(' ');
        const expected = today === DAY_BEFORE[day] && clock >= '08:00' ? ['interview', 'follow-up'] : [];
        const due = dueEvents(application, zone, now);
        expect([day, today, clock, ...due.map(({ kind }) => kind)]).toEqual([day, today, clock, ...expected]);
        for (const event of due) expect(event).toMatchObject({ day });
        if (due[0]) expect(due[0].time).toBe('09:30');
      }
    }
  },
);
