import { calendarEntries } from '@career/career/calendar/application-entries';
import { describe, expect, it } from '@jest/globals';
import { calendarWords } from './calendar-words.ts';

const APPLICATION = {
  ...{ id: '1', company: 'Kora Foods', position: 'Accountant', location: '', jobUrl: '' },
  ...{ status: 'interview', interviewPlace: '', followUpDate: '2026-12-01', version: 1 },
  interviewDate: new Date('2026-12-02T08:30:00Z'),
  updatedAt: new Date('2026-11-29T08:30:00Z'),
};
const said = (language: 'fr' | 'en' | null) =>
  calendarEntries([APPLICATION], APPLICATION.updatedAt, calendarWords(language)).map(
    ({ title, description }) => [title, description],
  );

describe('what a calendar says', () => {
  it('is in the language of the account', () => {
    expect(said('fr')).toEqual([
      ['Relance\u00a0: Accountant chez Kora Foods', 'Statut\u00a0: entretien'],
      ['Entretien\u00a0: Accountant chez Kora Foods', 'Statut\u00a0: entretien'],
    ]);
    expect(calendarWords('fr').name).toBe('Candidatures');
  });

  it('is in English where nobody chose a language', () => {
    expect(said(null)).toEqual(said('en'));
    expect(said('en')).toEqual([
      ['Follow up: Accountant at Kora Foods', 'Status: interview'],
      ['Interview: Accountant at Kora Foods', 'Status: interview'],
    ]);
  });
});
