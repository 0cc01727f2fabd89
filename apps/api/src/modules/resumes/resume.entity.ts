import type { AchievementDto } from '@career/contracts/resumes/achievement.dto';
import type { CertificationDto } from '@career/contracts/resumes/certification.dto';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { EducationDto } from '@career/contracts/resumes/education.dto';
import type { ExperienceDto } from '@career/contracts/resumes/experience.dto';
import type { LanguageDto } from '@career/contracts/resumes/language.dto';
import type { PersonalInfoDto } from '@career/contracts/resumes/personal-info.dto';
import type { SkillDto } from '@career/contracts/resumes/skill.dto';
import { CAREER_GOALS, EXPERIENCE_LEVELS } from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';

export const ResumeEntity = defineEntity({
  name: 'Resume',
  tableName: 'resume',
  uniques: [{ name: 'resume_user_creation_unique', properties: ['userId', 'creationKey'] }],
  indexes: [
    { name: 'resume_user_recent_index', properties: ['userId', 'updatedAt', 'id'] },
    { name: 'resume_deleted_index', properties: ['deletedAt'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    templateId: p.string().default(DEFAULT_TEMPLATE_ID),
    title: p.string().default(''),
    careerGoal: p.enum(CAREER_GOALS).default('local'),
    targetCountry: p.string().default(''),
    industry: p.string().default(''),
    experienceLevel: p.enum(EXPERIENCE_LEVELS).default('entry'),
    summary: p.text().default(''),
    personalInfo: p.json<PersonalInfoDto>(),
    experience: p.json<ExperienceDto[]>(),
    education: p.json<EducationDto[]>(),
    skills: p.json<SkillDto[]>(),
    achievements: p.json<AchievementDto[]>(),
    certifications: p.json<CertificationDto[]>(),
    languages: p.json<LanguageDto[]>(),
    designOptions: p.json<DesignOptionsDto>(),
    isDraft: p.boolean().default(true),
    isActive: p.boolean().default(true),
    /** When the owner removed it; it can be restored for a while. */
    deletedAt: p.datetime().nullable(),
    /** Hash of the key its first save carried, so that a repeated first save finds it again. */
    creationKey: p.string().nullable(),
    /** Raised by each save; a save over a newer one is refused. */
    version: p.integer().version(),
    ...timestamps(),
  },
});
export type Resume = InferEntity<typeof ResumeEntity>;
