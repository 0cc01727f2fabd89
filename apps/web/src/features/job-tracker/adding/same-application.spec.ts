/** @jest-environment ./test/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { sameApplication } from './same-application.ts';

const KORA = { company: 'Kora Foods', position: 'Accountant', jobUrl: 'https://kora.example/1' };

describe('the same job in the tracker', () => {
  it('is found by company and position, whatever their case and spaces', () => {
    expect(sameApplication([KORA], { company: ' kora  foods', position: 'ACCOUNTANT', jobUrl: '' })).toBe(
      KORA,
    );
  });

  it('is found by the address of its posting', () => {
    const renamed = { company: 'Kora', position: 'Senior Accountant', jobUrl: KORA.jobUrl };
    expect(sameApplication([KORA], renamed)).toBe(KORA);
  });

  it('is not another post of the employer, nor a post without an address', () => {
    expect(sameApplication([KORA], { ...KORA, position: 'Driver', jobUrl: '' })).toBeUndefined();
    const bare = { ...KORA, jobUrl: '' };
    expect(
      sameApplication([bare], { company: 'Lekki Clinic', position: 'Nurse', jobUrl: '' }),
    ).toBeUndefined();
  });
});
