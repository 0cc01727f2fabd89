import { PERSONAS } from '@career/career/personas/personas';
import { describe, expect, it } from '@jest/globals';
import { industryById } from './industries.ts';
import { occupationById } from './occupations.ts';
import { findSkills, skillById } from './skills.ts';

describe('the persona pack', () => {
  it('is 24 people of at least 20 industries and all levels', () => {
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(24);
    expect(new Set(PERSONAS.map(({ expected }) => expected.industry)).size).toBeGreaterThanOrEqual(20);
    const levels = new Set(PERSONAS.map(({ resumes }) => resumes.strong.experienceLevel));
    expect(levels).toEqual(new Set(['entry', 'mid', 'senior', 'executive']));
  });

  it.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
    '%s names what the taxonomy knows',
    (_, persona) => {
      const { expected, posting } = persona;
      expect(occupationById(expected.occupation)).toBeDefined();
      expect(industryById(expected.industry)).toBeDefined();
      const asked = new Set(findSkills(posting.text).map(({ skill }) => skill.id));
      expect(expected.gaps.filter((id) => !skillById(id) || !asked.has(id))).toEqual([]);
    },
  );

  it.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
    '%s lacks the gaps even at best',
    (_, persona) => {
      const { strong } = persona.resumes;
      const texts = [
        strong.summary,
        ...(strong.skills ?? []).map(({ name }) => name),
        ...(strong.experience ?? []).flatMap(({ position, description }) => [position, description]),
        ...(strong.certifications ?? []).map(({ name }) => name),
      ];
      const held = new Set(findSkills(texts.join('\n')).map(({ skill }) => skill.id));
      expect(persona.expected.gaps.filter((id) => held.has(id))).toEqual([]);
    },
  );
});
