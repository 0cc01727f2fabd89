import { describe, expect, it } from '@jest/globals';
import { EMPTY_LETTER, isSameLetter, pickedApplication, toBody, toForm } from './letter-form.ts';

const STORED = {
  id: 'letter-1',
  userId: 'user-1',
  jobApplicationId: null,
  title: 'For Kora',
  company: 'Kora & <b>Sons</b>',
  position: 'Accountant',
  content: 'Dear …',
  jobUrl: '',
  isGenerated: true,
  version: 3,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

describe('the form of a letter', () => {
  it('takes company, position, address of the posting and title from a picked application', () => {
    const jobUrl = 'https://kora.example/clerk';
    expect(pickedApplication({ id: 'a-1', company: 'Kora', position: 'Clerk', jobUrl })).toEqual({
      jobApplicationId: 'a-1',
      company: 'Kora',
      position: 'Clerk',
      jobUrl,
      title: 'Cover Letter for Clerk at Kora',
    });
  });

  it('keeps the words when the choice is taken back', () => {
    expect(pickedApplication(undefined)).toEqual({ jobApplicationId: '' });
  });

  it('sends what the specification names, and no wish of the writer', () => {
    const body = toBody({
      ...EMPTY_LETTER,
      company: 'Kora',
      jobUrl: ' https://kora.example ',
      tone: 'warm',
      posting: 'x',
    });
    expect(body).toEqual({
      title: '',
      company: 'Kora',
      position: '',
      content: '',
      jobApplicationId: null,
      jobUrl: 'https://kora.example',
      generateFromJob: false,
      isGenerated: false,
      language: 'en',
    });
  });

  it('has the language that was stored, and without one that of its words', () => {
    const content = 'Madame, Monsieur, je vous prie de trouver ma candidature pour le poste.';
    expect(toBody(toForm({ ...STORED, content })).language).toBe('fr');
    expect(toBody(toForm({ ...STORED, content, language: 'sw' })).language).toBe('sw');
  });

  it('comes back from a stored letter as it was', () => {
    const form = toForm(STORED);
    expect(toBody(form)).toMatchObject({ title: 'For Kora', company: STORED.company, isGenerated: true });
    expect(isSameLetter(form, { ...form, tone: 'warm' })).toBe(true);
    expect(isSameLetter(form, { ...form, content: 'Dear' })).toBe(false);
  });
});
