import { describe, expect, it } from '@jest/globals';
import { appointmentsByDay } from './appointments.ts';

const entry = (id: string, interviewDate: string | null, followUpDate: string | null) => ({
  id,
  company: `Company ${id}`,
  position: 'Clerk',
  status: 'applied' as const,
  interviewDate,
  followUpDate,
});
/** A moment by the clock of the device that runs this. */
const at = (day: number, hour: number, minute = 0): string =>
  new Date(2026, 10, day, hour, minute).toISOString();

describe('the appointments of some days', () => {
  it('are under their day by the clock of the device, interviews by time before follow-ups', () => {
    const days = appointmentsByDay(
      [entry('1', at(21, 14, 5), '2026-11-21'), entry('2', at(21, 9), null), entry('3', null, '2026-11-30')],
      '2026-11-01',
      '2026-11-30',
    );
    expect([...days.keys()]).toEqual(['2026-11-21', '2026-11-30']);
    expect(
      days.get('2026-11-21')?.map(({ kind, time, applicationId }) => [kind, time, applicationId]),
    ).toEqual([
      ['interview', '09:00', '2'],
      ['interview', '14:05', '1'],
      ['follow-up', undefined, '1'],
    ]);
  });

  it('leave out what came along from other days', () => {
    const days = appointmentsByDay(
      [entry('1', at(30, 23, 59), '2026-10-31'), entry('2', new Date(2026, 11, 1, 0, 0).toISOString(), null)],
      '2026-11-01',
      '2026-11-30',
    );
    expect([...days.keys()]).toEqual(['2026-11-30']);
  });
});
