/** @jest-environment ./test/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { EMPTY_LETTER } from './letter-form.ts';
import { writerBody } from './use-writer.ts';

const FORM = { ...EMPTY_LETTER, company: ' Kora ', position: 'Clerk', jobApplicationId: 'a-1' };

describe('what the writer is asked', () => {
  it('carries the posting of the application', () => {
    const body = writerBody(FORM, { jobDescription: 'Keep the books', isJobDescriptionCut: false });
    expect(body).toMatchObject({
      company: 'Kora',
      position: 'Clerk',
      jobDescription: 'Keep the books',
      jobApplicationId: 'a-1',
    });
    expect(body).not.toHaveProperty('resumeId');
  });

  it('leaves a posting that the list only begins to the server, and prefers a pasted one', () => {
    const cut = { jobDescription: 'Keep the', isJobDescriptionCut: true };
    expect(writerBody(FORM, cut).jobDescription).toBe('');
    expect(writerBody({ ...FORM, posting: ' Pasted ' }, cut).jobDescription).toBe('Pasted');
  });

  it('asks for a language only where one was chosen', () => {
    expect(writerBody({ ...FORM, language: 'fr' }, undefined)).toMatchObject({ language: 'fr' });
    expect(writerBody(FORM, undefined)).not.toHaveProperty('language');
  });

  it('names nothing that was not chosen', () => {
    const body = writerBody({ ...FORM, jobApplicationId: '', resumeId: 'r-1' }, undefined);
    expect(body).toEqual({
      company: 'Kora',
      position: 'Clerk',
      jobDescription: '',
      resumeId: 'r-1',
      tone: 'formal',
      spelling: 'british',
    });
  });
});
