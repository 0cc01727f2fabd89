import { describe, expect, it } from '@jest/globals';
import { saysOngoing, writtenDate } from './written-date.ts';

describe('a written date', () => {
  it.each([
    ['2011', '2011'],
    [' 2011 ', '2011'],
    ['2011-03', '2011-03'],
    ['2011/3', '2011-03'],
    ['2011-03-31', '2011-03'],
    ['2011-00-00', '2011'],
    ['2011-03-31T00:00:00.000Z', '2011-03'],
    ['03/2011', '2011-03'],
    ['3.2011', '2011-03'],
    ['12/03/2011', '2011-03'],
    ['03/25/2011', '2011-03'],
    ['Mar 2011', '2011-03'],
    ['March, 2011', '2011-03'],
    ['12th of March 2011', '2011-03'],
    ['Sept. 2011', '2011-09'],
    ['March 12, 2011', '2011-03'],
    ['Mar ’11', '2011-03'],
    ['Dec-2011', '2011-12'],
    ['2011 Mar', '2011-03'],
    ['août 2011', '2011-08'],
    ['März 2011', '2011-03'],
    ['marzo de 2011', '2011-03'],
    ['Machi 2011', '2011-03'],
    ['luglio 2011', '2011-07'],
    ['setiembre de 2011', '2011-09'],
    ['Janet 2011', ''],
    ['', ''],
    ['2011-13', ''],
    ['13/2011', ''],
    ['Summer 2011', ''],
    ['2011 to 2012', ''],
    ['Present', ''],
    ['20111', ''],
    ['11', ''],
  ])('%j is %j', (text, date) => {
    expect(writtenDate(text)).toBe(date);
  });

  it.each([
    ['Present', true],
    ['till date', true],
    ['à ce jour', true],
    ['bis heute', true],
    ['2011', false],
    ['Presentation', false],
    ['', false],
  ])('%j goes on: %j', (text, goesOn) => {
    expect(saysOngoing(text)).toBe(goesOn);
  });
});
