import { describe, expect, it } from '@jest/globals';
import { checkResume } from './check-resume.ts';
import { importWarnings } from './import-warnings.ts';
import { toBody } from './resume-form.mapper.ts';
import { emptyEntry, emptyResumeForm, type ResumeForm } from './resume-form.ts';

const messages = (form: ResumeForm, isDraft = false): Record<string, string> =>
  Object.fromEntries(checkResume(toBody(form), isDraft).map(({ field, message }) => [field, message]));

const oneOfEach: ResumeForm = {
  ...emptyResumeForm(),
  experience: [emptyEntry('experience')],
  education: [emptyEntry('education')],
  achievements: [emptyEntry('achievements')],
  certifications: [emptyEntry('certifications')],
  languages: [emptyEntry('languages')],
};

describe('the rules of a resume', () => {
  it('name every required field in the specified words', () => {
    expect(messages(oneOfEach)).toEqual({
      title: 'Title is required',
      industry: 'Industry is required',
      'personalInfo.firstName': 'First name is required',
      'personalInfo.lastName': 'Last name is required',
      'personalInfo.email': 'Valid email is required',
      'experience.0.company': 'Company is required',
      'experience.0.position': 'Position is required',
      'experience.0.startDate': 'Start date is required',
      'education.0.institution': 'Institution is required',
      'education.0.degree': 'Degree is required',
      'education.0.startDate': 'Start date is required',
      'achievements.0.title': 'Title is required',
      'certifications.0.name': 'Certification name is required',
      'certifications.0.issuer': 'Issuer is required',
      'languages.0.language': 'Language is required',
    });
  });

  it('ask none of it of a draft', () => {
    expect(messages(oneOfEach, true)).toEqual({});
  });

  it('refuse a dangerous link and an oversized text in a draft too', () => {
    const form: ResumeForm = {
      ...emptyResumeForm(),
      personalInfo: { ...emptyResumeForm().personalInfo, website: 'javascript:alert(1)' },
      experience: [{ ...emptyEntry('experience'), description: 'a'.repeat(100_000) }],
    };
    expect(messages(form, true)).toEqual({
      'personalInfo.website': 'Website must be a web address such as example.com or https://example.com',
      'experience.0.description': 'Description must be at most 10,000 characters',
    });
  });

  it('refuse an end before its start, unless the entry is current or a draft', () => {
    const turned = { startDate: '2020-05', endDate: '2020-04' };
    const form: ResumeForm = {
      ...emptyResumeForm(),
      experience: [
        { ...emptyEntry('experience'), company: 'Kora', ...turned },
        { ...emptyEntry('experience'), ...turned, current: true },
        { ...emptyEntry('experience'), ...turned, endDate: '2020-05' },
      ],
      education: [{ ...emptyEntry('education'), ...turned }],
    };
    const fieldError = 'End date must not be before the start date';
    const found = messages(form);
    expect(Object.keys(found).filter((field) => found[field] === fieldError)).toEqual([
      'experience.0.endDate',
      'education.0.endDate',
    ]);
    expect(messages(form, true)).toEqual({});
    expect(importWarnings(form)).toEqual([`Kora: ${fieldError}`, `Education: ${fieldError}`]);
  });
});
