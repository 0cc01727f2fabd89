/** The resume of a nurse in Lagos: what the API asks of a draft, and a name. */
export const NURSE = {
  title: 'Nurse in Lagos',
  industry: 'Healthcare',
  templateId: 'modern-professional',
  careerGoal: 'local',
  experienceLevel: 'mid',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
};
