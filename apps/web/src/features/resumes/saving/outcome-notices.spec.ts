import { describe, expect, it } from '@jest/globals';
import { noticeOf } from './outcome-notices.ts';

const refused = (message: string) => ({ status: 'refused', message }) as const;

describe('the notice of a save', () => {
  it('has the words of the button that was pressed', () => {
    expect(noticeOf('progress', { status: 'saved', created: true })).toEqual({
      title: 'Progress Saved',
      description: 'Your changes have been saved successfully.',
    });
    expect(noticeOf('full', { status: 'saved', created: false })).toEqual({
      title: 'Resume Saved',
      description: 'Your resume has been updated successfully.',
    });
    expect(noticeOf('full', { status: 'saved', created: true })?.description).toBe(
      'Your resume has been created successfully.',
    );
    expect(noticeOf('background', { status: 'saved', created: true })).toBeUndefined();
  });

  it('names what was held back', () => {
    const saved = { status: 'saved', created: false, invalidFields: { title: 'Title is too long' } } as const;
    expect(noticeOf('progress', saved)?.description).toBe(
      'Saved, except for fields to correct: Title is too long. We kept that text on this device.',
    );
    expect(noticeOf('background', saved)).toBeUndefined();
  });

  it('names the server’s reason, or says that it failed', () => {
    expect(noticeOf('full', refused('Validation failed: Title is required'))).toMatchObject({
      title: 'Save Failed',
      description: 'Validation failed: Title is required',
      style: 'destructive',
    });
    expect(noticeOf('background', refused(''))?.description).toBe('Failed to save resume.');
  });

  it('is missing when a background save fails for a validation message', () => {
    expect(noticeOf('background', refused('Validation failed: Title is required'))).toBeUndefined();
    expect(noticeOf('progress', refused('validation error'))).toBeUndefined();
    expect(noticeOf('background', refused('Too many resumes'))?.title).toBe('Save Failed');
  });

  it('reports a lost connection once', () => {
    const unreachable = { status: 'unreachable' } as const;
    expect(noticeOf('background', unreachable)?.title).toBe('Save Failed');
    expect(noticeOf('background', unreachable, unreachable)).toBeUndefined();
  });
});
