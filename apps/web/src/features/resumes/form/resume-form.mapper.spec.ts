import { describe, expect, it } from '@jest/globals';
import { withValueAt } from './form-path.ts';
import { saysTheSame, toBody, toForm } from './resume-form.mapper.ts';

const stored = {
  title: 'Accountant, Lagos',
  industry: 'Accounting and finance',
  templateId: 'classic-corporate',
  personalInfo: { firstName: ' Adébáyọ̀ ', lastName: 'Ọláńrewájú', email: 'ade@example.com', photoUrl: null },
  experience: [
    { company: 'Kora', position: 'Officer', startDate: '2020-01', endDate: '2021-02', current: false },
    { company: 'Zuma', position: 'Lead', startDate: '2021-03', current: true },
  ],
  education: [
    {
      institution: 'Unilag',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2010-09',
      grade: '2:1',
    },
  ],
  skills: [
    { name: 'IFRS', level: 'expert' as const, category: 'Reporting' },
    { name: 'SQL', level: 'intermediate' as const },
    { name: 'Audit', level: 'beginner' as const, category: 'Reporting' },
  ],
};

describe('a stored resume in the editor', () => {
  it('shows education under the editor’s names and skills as categories', () => {
    const form = toForm(stored);
    expect(form.education[0]).toMatchObject({ field: 'Accounting', gpa: '2:1' });
    expect(form.skills.map(({ category, items }) => ({ category, items }))).toEqual([
      { category: 'Reporting', items: ['IFRS', 'Audit'] },
      { category: '', items: ['SQL'] },
    ]);
  });

  it('falls back to modern-professional when the template is unknown', () => {
    expect(toForm({ ...stored, templateId: 'neon-dreams' }).templateId).toBe('modern-professional');
    expect(toForm(stored).templateId).toBe('classic-corporate');
  });

  it('fills what is missing or null with the defaults of a new resume', () => {
    const form = toForm({ summary: null as unknown as string });
    expect(form).toMatchObject({ summary: '', careerGoal: 'local', experienceLevel: 'entry' });
    expect(form.personalInfo).toMatchObject({ firstName: '', photoUrl: '' });
  });
});

describe('the form as a body', () => {
  it('saves every skill as intermediate under its category', () => {
    expect(toBody(toForm(stored)).skills).toEqual([
      { name: 'IFRS', level: 'intermediate', category: 'Reporting' },
      { name: 'Audit', level: 'intermediate', category: 'Reporting' },
      { name: 'SQL', level: 'intermediate', category: '' },
    ]);
  });

  it('joins the names and sends null for an empty photo address', () => {
    expect(toBody(toForm(stored)).personalInfo).toMatchObject({
      fullName: 'Adébáyọ̀ Ọláńrewájú',
      photoUrl: null,
    });
  });

  it('leaves the end date out while an entry is current, and keeps it in the form', () => {
    const form = withValueAt(toForm(stored), 'experience.0.current', true);
    expect(toBody(form).experience?.[0]?.endDate).toBe('');
    expect(form.experience[0]?.endDate).toBe('2021-02');
  });

  it('sends no editor keys', () => {
    expect(JSON.stringify(toBody(toForm(stored)))).not.toContain('"key"');
  });

  it('keeps every untouched part the same object, so that only the touched entry is drawn again', () => {
    const before = toForm(stored);
    const after = withValueAt(before, 'experience.1.position', 'Head');
    const [left, right] = [toBody(before), toBody(after)];
    expect(right.experience?.[1]?.position).toBe('Head');
    expect(right.experience?.[0]).toBe(left.experience?.[0]);
    expect(right.personalInfo).toBe(left.personalInfo);
    expect(right.skills).toBe(left.skills);
  });

  it('is unchanged by a trip through the server, which trims and reorders', () => {
    const form = toForm(stored);
    const fromServer = JSON.parse(JSON.stringify(toBody(form)));
    const reordered = Object.fromEntries(Object.entries(fromServer).reverse());
    expect(saysTheSame(form, toForm(reordered))).toBe(true);
    expect(saysTheSame(form, withValueAt(form, 'title', 'Other'))).toBe(false);
  });
});
