import { ApiProperty } from '@nestjs/swagger';
import type { CareerGoal, ExperienceLevel } from '../vocabulary/resume-vocabulary.ts';
import { CAREER_GOALS, EXPERIENCE_LEVELS } from '../vocabulary/resume-vocabulary.ts';
import { AchievementDto } from './achievement.dto.ts';
import { CertificationDto } from './certification.dto.ts';
import { DesignOptionsDto } from './design-options.dto.ts';
import { EducationDto } from './education.dto.ts';
import { ExperienceDto } from './experience.dto.ts';
import { LanguageDto } from './language.dto.ts';
import { PersonalInfoDto } from './personal-info.dto.ts';
import { SkillDto } from './skill.dto.ts';

/** One row of the resume list. */
export class ResumeSummaryDto {
  @ApiProperty({ description: 'Id of the resume.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name of the resume in the list.', example: 'Accountant, Lagos' })
  title!: string;

  @ApiProperty({
    description: 'Industry of the work sought; empty in an unfinished resume.',
    example: 'Accounting and finance',
  })
  industry!: string;

  @ApiProperty({
    description: 'Seniority of the work sought.',
    enum: [...EXPERIENCE_LEVELS],
    enumName: 'ExperienceLevel',
  })
  experienceLevel!: ExperienceLevel;

  @ApiProperty({ description: 'Id of the template it is shown in.', example: 'modern-professional' })
  templateId!: string;

  @ApiProperty({ description: 'True until it was saved with every required field.' })
  isDraft!: boolean;

  @ApiProperty({ description: 'Version of the last save, from 1.', example: 3 })
  version!: number;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last saved, ISO 8601 in UTC.', format: 'date-time' })
  updatedAt!: string;
}

/** A resume as stored. */
export class ResumeDto extends ResumeSummaryDto {
  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({
    description: 'Where the person looks for work.',
    enum: [...CAREER_GOALS],
    enumName: 'CareerGoal',
  })
  careerGoal!: CareerGoal;

  @ApiProperty({
    description: 'Country the person wants to work in; empty when not said.',
    example: 'Canada',
  })
  targetCountry!: string;

  @ApiProperty({
    description: 'A few sentences under the header; may be empty.',
    example: 'Accountant with two plants and nine years of closing on time.',
  })
  summary!: string;

  @ApiProperty({ description: 'Who the resume is about.', type: () => PersonalInfoDto })
  personalInfo!: PersonalInfoDto;

  @ApiProperty({ description: 'Jobs.', type: () => [ExperienceDto] })
  experience!: ExperienceDto[];

  @ApiProperty({ description: 'Courses of study.', type: () => [EducationDto] })
  education!: EducationDto[];

  @ApiProperty({ description: 'Skills as a flat list.', type: () => [SkillDto] })
  skills!: SkillDto[];

  @ApiProperty({ description: 'Achievements and awards.', type: () => [AchievementDto] })
  achievements!: AchievementDto[];

  @ApiProperty({ description: 'Certificates and licences.', type: () => [CertificationDto] })
  certifications!: CertificationDto[];

  @ApiProperty({ description: 'Languages spoken.', type: () => [LanguageDto] })
  languages!: LanguageDto[];

  @ApiProperty({ description: 'How the person tuned the template.', type: () => DesignOptionsDto })
  designOptions!: DesignOptionsDto;

  @ApiProperty({ description: 'False when the owner removed it.' })
  isActive!: boolean;
}
