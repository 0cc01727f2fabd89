import { describe, expect, it } from '@jest/globals';
import { countByStep, describeErrors, firstInvalidStep, toFormErrors } from './resume-errors.ts';
import { emptyResumeForm } from './resume-form.ts';
import { nextStep, previousStep, stepOf } from './steps.ts';

const form = {
  ...emptyResumeForm(),
  skills: [
    { key: 'a', category: 'One', items: ['x', 'y'] },
    { key: 'b', category: 'Two', items: [] },
    { key: 'c', category: 'Three', items: ['z'] },
  ],
};

describe('field errors of a body in the form', () => {
  it('are at the editor’s own names', () => {
    expect(
      toFormErrors(form, [
        { field: 'education.0.fieldOfStudy', message: 'too long' },
        { field: 'education.1.grade', message: 'odd' },
        { field: 'personalInfo.email', message: 'Valid email is required' },
      ]),
    ).toEqual({
      'education.0.field': 'too long',
      'education.1.gpa': 'odd',
      'personalInfo.email': 'Valid email is required',
    });
  });

  it('find the category of a flattened skill', () => {
    expect(
      toFormErrors(form, [
        { field: 'skills.2.name', message: 'too long' },
        { field: 'skills.0.category', message: 'odd' },
      ]),
    ).toEqual({ 'skills.2.items': 'too long', 'skills.0.category': 'odd' });
  });

  it('keep the first message of a field', () => {
    const fieldErrors = [
      { field: 'title', message: 'first' },
      { field: 'title', message: 'second' },
    ];
    expect(toFormErrors(form, fieldErrors)).toEqual({ title: 'first' });
  });

  it('are counted by step and lead to the first invalid one', () => {
    const fieldErrors = {
      'languages.0.language': 'a',
      'experience.0.company': 'b',
      'experience.0.position': 'c',
    };
    expect(countByStep(fieldErrors)).toEqual({ details: 1, experience: 2 });
    expect(firstInvalidStep(fieldErrors)).toBe('experience');
    expect(describeErrors(fieldErrors)).toBe('b, and 2 more to correct.');
    expect(firstInvalidStep({})).toBeUndefined();
  });
});

describe('the steps', () => {
  it('know where each field is', () => {
    expect(
      ['templateId', 'title', 'personalInfo.email', 'summary', 'certifications.2.name'].map(stepOf),
    ).toEqual(['template', 'basic', 'basic', 'basic', 'details']);
  });

  it('end at both ends', () => {
    expect(previousStep('template')).toBeUndefined();
    expect(nextStep('template')).toBe('basic');
    expect(nextStep('details')).toBeUndefined();
  });
});
