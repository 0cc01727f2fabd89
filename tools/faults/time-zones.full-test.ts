import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Installation } from './support/installation.ts';
import { ZONES } from './support/zones.ts';

/** Year's end, leap day, and days on which clocks change somewhere. */
const DAYS = [
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
];
const MOMENT = '2026-12-31T23:30:00.000Z';

let installation: Installation;
beforeEach(async () => {
  installation = await Installation.create();
});
afterEach(() => installation.stop());

it('keeps every day and moment as it was given, wherever the API and the database are', async () => {
  const others = [...ZONES].reverse();
  for (const [index, zone] of ZONES.entries()) {
    await installation.database.query(`alter database career set timezone = '${others[index]}'`);
    const api = await installation.startApi({ TZ: zone });
    const [person] = await installation.people(1, `zone-${index}`);
    if (!person) throw new Error('Nobody signed up');
    for (const day of DAYS) {
      const body = {
        company: day,
        position: 'Clerk',
        appliedDate: day,
        followUpDate: day,
        interviewDate: MOMENT,
      };
      const made = await person.send('POST', '/api/job-applications', body);
      expect([zone, made.status]).toEqual([zone, 201]);
      const read = await person.get(`/api/job-applications/${made.body.id}`);
      const told = { appliedDate: day, followUpDate: day, interviewDate: MOMENT };
      expect({ zone, ...read.body }).toMatchObject({ zone, ...told });
    }
    const list = await person.get('/api/job-applications?limit=50');
    const days = (list.body as { company: string; appliedDate: string }[]).map((row) => [
      row.company,
      row.appliedDate,
    ]);
    expect([zone, ...days.sort()]).toEqual([zone, ...DAYS.map((day) => [day, day]).sort()]);
    const table = String((await person.get('/api/job-applications/export.csv')).body);
    for (const day of DAYS) expect(table.split(day).length - 1).toBeGreaterThanOrEqual(3);
    const feed = await person.send('POST', '/api/calendar-feed');
    const address = new URL(feed.body.url);
    const calendar = String((await person.get(address.pathname)).body);
    expect([zone, calendar.includes('DTSTART:20261231T233000Z')]).toEqual([zone, true]);
    for (const day of DAYS) {
      const name = `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`;
      expect([zone, day, calendar.includes(name)]).toEqual([zone, day, true]);
    }
    await api.kill('SIGKILL');
  }
}, 1_200_000);
