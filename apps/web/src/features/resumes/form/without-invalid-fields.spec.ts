import { describe, expect, it } from '@jest/globals';
import { emptyEntry, emptyResumeForm, newResumeForm, type ResumeForm } from './resume-form.ts';
import { withoutInvalidFields } from './without-invalid-fields.ts';

const job = { ...emptyEntry('experience'), company: 'Kora', description: 'As it was' };
const saved: ResumeForm = {
  ...emptyResumeForm(),
  title: 'Saved',
  experience: [job],
  education: [{ ...emptyEntry('education'), field: 'Law' }],
  skills: [{ key: 's', category: 'Old', items: ['Excel'] }],
  personalInfo: { ...emptyResumeForm().personalInfo, website: 'ada.example' },
};
const fieldError = (...fields: string[]) => fields.map((field) => ({ field, message: 'too long' }));

describe('a form without its invalid fields', () => {
  it('says in each of them what is saved, and keeps every other word', () => {
    const form: ResumeForm = {
      ...saved,
      title: 'New',
      summary: 'New',
      experience: [
        { ...emptyEntry('experience'), company: 'Zuma', description: 'x' },
        { ...job, company: 'Kora Foods', description: 'x' },
      ],
      education: [{ ...(saved.education[0] ?? emptyEntry('education')), field: 'x', degree: 'LL.B.' }],
      personalInfo: { ...saved.personalInfo, website: 'javascript:', phone: '0803' },
    };
    const rest = withoutInvalidFields(
      form,
      saved,
      fieldError(
        'title',
        'experience.0.description',
        'experience.1.description',
        'education.0.fieldOfStudy',
        'personalInfo.website',
      ),
    );
    expect(rest).toMatchObject({
      title: 'Saved',
      summary: 'New',
      // A new job has nothing saved; the old one is found although it was moved.
      experience: [
        { company: 'Zuma', description: '' },
        { company: 'Kora Foods', description: 'As it was' },
      ],
      education: [{ field: 'Law', degree: 'LL.B.' }],
      personalInfo: { website: 'ada.example', phone: '0803' },
    });
    expect(form.title).toBe('New');
  });

  it('leaves out single skills, counted over the categories', () => {
    const skills = [
      { key: 's', category: 'x', items: ['Excel', 'x1', 'IFRS'] },
      { key: 't', category: 'New', items: ['x2', 'SQL', 'x3'] },
    ];
    const rest = withoutInvalidFields(
      { ...saved, skills },
      saved,
      fieldError('skills.0.category', 'skills.1.name', 'skills.3.name', 'skills.5.name'),
    );
    expect(rest.skills).toEqual([
      { key: 's', category: 'Old', items: ['Excel', 'IFRS'] },
      { key: 't', category: 'New', items: ['SQL'] },
    ]);
  });

  it('has a whole list as it was when the list itself is invalid', () => {
    const form = { ...saved, title: 'New', experience: Array.from({ length: 101 }, () => job) };
    expect(withoutInvalidFields(form, saved, fieldError('experience'))).toMatchObject({
      title: 'New',
      experience: [job],
    });
  });
});

describe('a new form', () => {
  it('begins with what the account knows', () => {
    const account = {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      phone: null,
      country: 'NG',
    };
    expect(newResumeForm(account)).toMatchObject({
      title: '',
      personalInfo: {
        firstName: 'Ada',
        lastName: 'Obi',
        email: 'ada@example.com',
        phone: '',
        location: 'Nigeria',
        website: '',
      },
    });
    expect(newResumeForm({ ...account, country: null }).personalInfo.location).toBe('');
  });
});
