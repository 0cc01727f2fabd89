import { saveProfileForm, saveResumeForm, signInForm, signUpForm } from '@career/contracts/form-schemas';
import { fieldErrorOf, isRequired, schemaAt, validate } from '@career/contracts/forms/form-rules';
import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { describe, expect, it } from '@jest/globals';

const PERSON = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', password: 'eight or more' };

const RESUME = {
  title: 'Accountant',
  careerGoal: 'local',
  industry: 'Finance',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  experience: [],
  education: [],
  skills: [],
  achievements: [],
  certifications: [],
  languages: [],
};

describe('the sign-up rules', () => {
  it('take a complete body', () => {
    expect(validate(signUpForm, PERSON)).toEqual({});
  });

  it.each([
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', ' A ', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name must be at least 2 characters'],
  ])('refuse %s %j', (field, value, message) => {
    expect(validate(signUpForm, { ...PERSON, [field]: value })).toEqual({ [field]: message });
  });

  it('keep the spaces of a password and cut those around an address', () => {
    expect(validate(signUpForm, { ...PERSON, password: '        ', email: ' ada@example.com ' })).toEqual({});
  });

  it('ask for no phone', () => {
    expect(validate(signUpForm, { ...PERSON, phone: '' })).toEqual({});
    expect(isRequired(schemaAt(signUpForm, 'phone'))).toBe(false);
    expect(isRequired(schemaAt(signUpForm, 'firstName'))).toBe(true);
  });

  it('refuse text that cannot be stored', () => {
    const fieldError = 'This text contains characters that cannot be saved. Please remove them.';
    expect(validate(signUpForm, { ...PERSON, firstName: 'Ada\u0000' })).toEqual({ firstName: fieldError });
    expect(validate(signUpForm, { ...PERSON, lastName: 'Obi\ud800' })).toEqual({ lastName: fieldError });
  });
});

describe('the sign-in and profile rules', () => {
  it('name every field error of an untouched form', () => {
    expect(validate(signInForm, {})).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
    expect(validate(saveProfileForm, { firstName: '', lastName: 'x' })).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
    });
  });
});

describe('the resume rules', () => {
  it('take a complete resume', () => {
    expect(validate(saveResumeForm, RESUME)).toEqual({});
  });

  it('name nested fields by their path', () => {
    const body = {
      ...RESUME,
      title: '',
      personalInfo: { ...RESUME.personalInfo, email: 'nobody' },
      experience: [
        { company: 'Kora', position: 'Clerk', startDate: '2024-01' },
        { company: ' ', position: '', startDate: '' },
      ],
      languages: [{ language: '', proficiency: 'fluent' }],
    };
    expect(validate(saveResumeForm, body)).toEqual({
      title: 'Title is required',
      'personalInfo.email': 'Valid email is required',
      'experience.1.company': 'Company is required',
      'experience.1.position': 'Position is required',
      'experience.1.startDate': 'Start date is required',
      'languages.0.language': 'Language is required',
      'languages.0.proficiency': expect.stringContaining('beginner, intermediate, advanced, native'),
    });
  });

  it('let a draft be unfinished but not broken', () => {
    const body = {
      ...RESUME,
      title: '',
      industry: '',
      personalInfo: { firstName: '', lastName: '', email: 'half@', website: 'javascript:alert(1)' },
      experience: [{ company: '', position: '', startDate: '' }],
      education: [{ institution: '', degree: '', startDate: '2024-13' }],
    };
    expect(Object.keys(validate(saveResumeForm, body, { draft: true })).sort()).toEqual([
      'education.0.startDate',
      'personalInfo.website',
    ]);
  });

  it('take every field of every section, and lists of lines that hold text', () => {
    expect(validate(saveResumeForm, FULL_RESUME)).toEqual({});
    const schoolExams = (...subjects: unknown[]) =>
      validate(saveResumeForm, { ...RESUME, schoolExams: [{ exam: 'waec', subjects }] });
    expect(schoolExams('Mathematics B2', 'x'.repeat(200))).toEqual({});
    expect(schoolExams('x'.repeat(201))).toEqual({
      'schoolExams.0.subjects': 'Subjects and grades must hold lines of at most 200 characters',
    });
    expect(schoolExams('Mathematics B2', 4)).toEqual({
      'schoolExams.0.subjects': 'Subjects and grades must hold text',
    });
  });

  it('bound the lists', () => {
    const entry = { title: 'Best student' };
    const achievements = Array.from({ length: 101 }, () => entry);
    expect(validate(saveResumeForm, { ...RESUME, achievements })).toEqual({
      achievements: 'Achievements can hold at most 100 entries',
    });
  });

  it('check a choice and a length alone', () => {
    expect(fieldErrorOf(schemaAt(saveResumeForm, 'skills.0.level'), undefined)).toBe(
      'Skill level is required',
    );
    expect(fieldErrorOf(schemaAt(saveResumeForm, 'summary'), 'x'.repeat(5_001))).toContain('5,000');
  });

  it('know only the fields of the contract', () => {
    expect(() => schemaAt(saveResumeForm, 'experience.0.boss')).toThrow('experience.0.boss');
  });
});
