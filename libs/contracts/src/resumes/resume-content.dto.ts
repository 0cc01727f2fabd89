import { ChoiceField } from '../fields/choice-fields.ts';
import { ListField, ObjectField } from '../fields/nested-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import {
  CAREER_GOALS,
  type CareerGoal,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
} from '../vocabulary/resume-vocabulary.ts';
import { DEFAULT_TEMPLATE_ID } from '../vocabulary/template-ids.ts';
import { withEditorEducationNames, withFlattenedSkills } from './accepted-forms.ts';
import { AchievementDto } from './achievement.dto.ts';
import { CertificationDto } from './certification.dto.ts';
import { DesignOptionsDto } from './design-options.dto.ts';
import { EducationDto } from './education.dto.ts';
import { ExperienceDto } from './experience.dto.ts';
import { LanguageDto } from './language.dto.ts';
import { PersonalInfoDto } from './personal-info.dto.ts';
import { SkillDto } from './skill.dto.ts';

/** What a person writes in a resume: everything but its identity and history. */
export class ResumeContentDto {
  @TextField({
    label: 'Title',
    description: 'Name of the resume in the person’s list; not printed on it.',
    example: 'Accountant, Lagos',
    min: { length: 1, message: 'Title is required' },
    completeOnly: true,
  })
  title!: string;

  @ChoiceField({
    label: 'Career goal',
    description: 'Where the person looks for work.',
    choices: CAREER_GOALS,
    enumName: 'CareerGoal',
    default: 'local',
    optional: true,
  })
  careerGoal?: CareerGoal;

  @TextField({
    label: 'Target country',
    description: 'Country the person wants to work in, when the goal is not local.',
    example: 'Canada',
    optional: true,
  })
  targetCountry?: string;

  @TextField({
    label: 'Industry',
    description: 'Industry of the work sought.',
    example: 'Accounting and finance',
    min: { length: 1, message: 'Industry is required' },
    completeOnly: true,
  })
  industry!: string;

  @ChoiceField({
    label: 'Experience level',
    description: 'Seniority of the work sought.',
    choices: EXPERIENCE_LEVELS,
    enumName: 'ExperienceLevel',
    default: 'entry',
    optional: true,
  })
  experienceLevel?: ExperienceLevel;

  @TextField({
    label: 'Template',
    description: 'Id of a built-in template. An unknown id is stored and shown as the default template.',
    example: DEFAULT_TEMPLATE_ID,
    max: 60,
    optional: true,
  })
  templateId?: string;

  @TextField({
    label: 'Summary',
    description: 'A few sentences under the header.',
    max: LIMITS.summaryMax,
    optional: true,
    verbatim: true,
    example: 'Accountant with two plants and nine years of closing on time.',
  })
  summary?: string;

  @ObjectField({ label: 'Personal info', description: 'Who the resume is about.', of: () => PersonalInfoDto })
  personalInfo!: PersonalInfoDto;

  @ListField({
    label: 'Experience',
    description: 'Jobs, newest first by convention.',
    of: () => ExperienceDto,
    optional: true,
  })
  experience?: ExperienceDto[];

  @withEditorEducationNames
  @ListField({ label: 'Education', description: 'Courses of study.', of: () => EducationDto, optional: true })
  education?: EducationDto[];

  @withFlattenedSkills
  @ListField({
    label: 'Skills',
    description: 'Skills as a flat list.',
    of: () => SkillDto,
    max: LIMITS.skillsMax,
    optional: true,
  })
  skills?: SkillDto[];

  @ListField({
    label: 'Achievements',
    description: 'Achievements and awards.',
    of: () => AchievementDto,
    optional: true,
  })
  achievements?: AchievementDto[];

  @ListField({
    label: 'Certifications',
    description: 'Certificates and licences.',
    of: () => CertificationDto,
    optional: true,
  })
  certifications?: CertificationDto[];

  @ListField({ label: 'Languages', description: 'Languages spoken.', of: () => LanguageDto, optional: true })
  languages?: LanguageDto[];

  @ObjectField({
    label: 'Design options',
    description: 'How the person tuned the template; an empty object keeps the template as it is.',
    of: () => DesignOptionsDto,
    optional: true,
  })
  designOptions?: DesignOptionsDto;
}
