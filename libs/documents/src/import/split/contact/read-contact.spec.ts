import { describe, expect, it } from '@jest/globals';
import { heading, printed } from '../../../../test/printed-lines.ts';
import type { LayoutLine } from '../../layout/layout-line.ts';
import { splitResume } from '../split-resume.ts';

const personOf = (...lines: LayoutLine[]) =>
  splitResume([...lines, heading('Work'), printed('Nurse, Ridgeline, 2018 – 2021')]).resume.personalInfo;
const name = printed('Ada Obi', { scale: 2.4 });

describe('the contacts of a person', () => {
  it.each([
    ['over two lines in its first part', ['ada.', 'obi@example.com'], 'ada.obi@example.com'],
    ['over two lines behind a dot', ['ada@mail.exam', 'ple.com'], 'ada@mail.example.com'],
    ['below a sentence', ['Nurse for two years.', 'ada.obi@example.com'], 'ada.obi@example.com'],
    ['that its label touches', ['Emailada.obi@example.com'], 'ada.obi@example.com'],
    ['that a number touches', ['+2348035550101ada@example.com'], 'ada@example.com'],
    ['that a town touches', ['ada@example.comLagos'], 'ada@example.com'],
  ])('hold a mail address %s', (_, lines, email) => {
    expect(personOf(name, ...lines.map((text) => printed(text)))).toMatchObject({ email });
  });

  it('name who the mail address spells, whatever is printed larger', () => {
    expect(
      personOf(
        printed('United States', { scale: 1.5 }),
        printed('Robert McAllister'),
        printed('robert.mcallister@example.com'),
      ),
    ).toMatchObject({ firstName: 'Robert', lastName: 'McAllister' });
  });

  it('join a name that is parted at a hyphen in two lines', () => {
    const part = (text: string) => printed(text, { scale: 1.2 });
    expect(personOf(part('Lakshmi Venkata Subrama-'), part('niam'), printed('l@example.com'))).toMatchObject({
      lastName: 'Venkata Subramaniam',
    });
    expect(personOf(part('Funmilayo Adeyemi-'), part('Cole'), printed('f@example.com'))).toMatchObject({
      lastName: 'Adeyemi-Cole',
    });
  });

  it('are read from a small foot with the number of its page', () => {
    const foot = printed('ada@example.com | Page 1 of 2', { scale: 0.8 });
    const job = [heading('Work'), printed('Nurse, Ridgeline, 2018 – 2021')];
    expect(splitResume([name, ...job, foot]).resume.personalInfo).toEqual({
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
    });
  });
});
