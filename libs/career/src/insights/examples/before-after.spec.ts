import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { analyseResume } from '../analyse-resume.ts';
import { BEFORE_AFTER as data } from './before-after.ts';

/** What both sides share: the change is in the words alone. */
const resumeOf = ({ title, summary, company, lines, skills }: typeof data.before): ResumeContentDto => ({
  title,
  summary,
  industry: 'Transport and logistics',
  careerGoal: 'local',
  targetCountry: 'Nigeria',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  personalInfo: {
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: 'ngozi.eze@mail.ng',
    phone: '+234 803 123 4567',
    location: 'Onitsha, Anambra',
  },
  experience: [
    {
      company,
      position: title,
      location: 'Onitsha',
      startDate: '2022-03',
      current: true,
      description: lines.join('\n'),
    },
  ],
  education: [
    {
      institution: 'Federal Polytechnic, Oko',
      degree: 'ND',
      fieldOfStudy: 'Business Administration',
      startDate: '2018-10',
      endDate: '2020-09',
    },
  ],
  skills: skills.map((name) => ({ name, level: 'intermediate' })),
  achievements: [],
  certifications: [],
  languages: [],
});

describe('the before and after of the landing page', () => {
  it.each(['before', 'after'] as const)('shows the score that the product gives %s', (side) => {
    const { atsScanResults } = analyseResume({ resume: resumeOf(data[side]), today: data.measuredIn });
    expect(Math.round(atsScanResults.score)).toBe(data[side].score);
  });
});
