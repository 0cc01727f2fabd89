import { describe, expect, it } from '@jest/globals';
import { countryChoices, jobStatusChoices, timeZoneChoices } from './profile-choices.ts';

describe('the choices of a profile', () => {
  it('name every country once, in the order of their names', () => {
    const labels = countryChoices().map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)].sort((one, other) => one.localeCompare(other)));
    expect(countryChoices()).toContainEqual({ value: 'NG', label: 'Nigeria' });
  });

  it('begin the names of job statuses with a capital', () => {
    expect(jobStatusChoices.every(({ label }) => /^[A-Z]/.test(label))).toBe(true);
  });

  it('hold the time zone in use, known to the browser or not, once', () => {
    const zones = (current: string) => timeZoneChoices(current).filter(({ value }) => value === current);
    expect(zones('Africa/Lagos')).toEqual([{ value: 'Africa/Lagos', label: 'Africa/Lagos' }]);
    expect(zones('Mars/Olympus_Mons')).toEqual([{ value: 'Mars/Olympus_Mons', label: 'Mars/Olympus Mons' }]);
  });
});
