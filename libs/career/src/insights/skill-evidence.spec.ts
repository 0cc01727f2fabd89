import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { readResume } from './resume-reading.ts';
import { SkillEvidence } from './skill-evidence.ts';

const evidenceFor = (position: string, description: string): SkillEvidence =>
  new SkillEvidence(
    readResume(
      {
        personalInfo: {},
        experience: [{ position, company: 'Kora', startDate: '2020-01', current: true, description }],
      } as unknown as ResumeContentDto,
      '2026-11',
    ),
  );

describe('the trade of a job that was held', () => {
  it.each([
    ['Truck Driver', 'truck-driving'],
    ['Senior Accountant', 'accounting'],
    ['Registered Nurse', 'nursing'],
    ['Bricklayer', 'bricklaying'],
  ])('%s shows %s in use, even where no line names it', (position, skill) => {
    const evidence = evidenceFor(position, 'Came early and left the place tidy every day.');
    expect(evidence.isUsed(skill)).toBe(true);
    expect(evidence.evidenceOf(skill)[0]?.path).toBe('experience.0.position');
  });

  it('is not shown by a title alone, nor by one that says nothing', () => {
    expect(evidenceFor('Bricklayer', '').isUsed('bricklaying')).toBe(false);
    expect(evidenceFor('Corps Member', 'Came early and left the place tidy.').skills).toEqual([]);
  });
});
