// Generated from the JSON Schema by `npm run data`.

/**
 * Written for measuring the analysis, before it was tuned and not by its author. Every name, employer and figure is invented; e-mail addresses are of example.com.
 */
export interface People {
  id: string;
  country: string;
  expected: {
    /**
     * Id of the occupation that the person's titles stand for.
     */
    occupation: string;
    /**
     * Id of the industry, which should be among the first three recommended.
     */
    industry: string;
    /**
     * Ids of the skills that the posting asks for and even the strong resume lacks, in the order of the posting.
     */
    gaps: string[];
    weakIssues: (
      | 'contact-incomplete'
      | 'no-numbers'
      | 'duty-phrases'
      | 'thin-roles'
      | 'first-person'
      | 'buzzwords'
      | 'skills-missing'
    )[];
  };
  /**
   * The same facts: strong has figures and all sections, medium lacks most figures and some skills, weak lists duties.
   */
  resumes: {
    strong: ResumeContentDto;
    medium: ResumeContentDto;
    weak: ResumeContentDto;
  };
  posting: {
    title: string;
    company: string;
    text: string;
  };
}
export interface ResumeContentDto {
  title: string;
  careerGoal?: 'local' | 'remote' | 'relocation';
  targetCountry?: string;
  industry: string;
  experienceLevel?: 'entry' | 'mid' | 'senior' | 'executive';
  templateId?: string;
  summary?: string;
  personalInfo: PersonalInfoDto;
  experience?: ExperienceDto[];
  education?: EducationDto[];
  skills?: SkillDto[];
  achievements?: AchievementDto[];
  certifications?: CertificationDto[];
  languages?: LanguageDto[];
  designOptions?: DesignOptionsDto;
}
export interface PersonalInfoDto {
  fullName?: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  location?: string;
  website?: string;
  linkedin?: string;
  github?: string;
  professionalTagline?: string;
  photoUrl?: null | string;
}
export interface ExperienceDto {
  company: string;
  position: string;
  location?: string;
  startDate: string;
  endDate?: string;
  current?: boolean;
  description?: string;
}
export interface EducationDto {
  institution: string;
  degree: string;
  fieldOfStudy?: string;
  startDate: string;
  endDate?: string;
  current?: boolean;
  grade?: string;
}
export interface SkillDto {
  name: string;
  level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  category?: string;
}
export interface AchievementDto {
  title: string;
  description?: string;
  date?: string;
}
export interface CertificationDto {
  name: string;
  issuer: string;
  date?: string;
  expiryDate?: string;
  credentialId?: string;
}
export interface LanguageDto {
  language: string;
  proficiency: 'beginner' | 'intermediate' | 'advanced' | 'native';
}
export interface DesignOptionsDto {
  accentColor?: string;
  fontPairing?: 'template' | 'sans' | 'serif' | 'serif-sans' | 'sans-serif';
  density?: 'compact' | 'normal' | 'airy';
  pageSize?: 'letter' | 'a4';
  dateFormat?: 'short' | 'long' | 'numeric' | 'year';
  headings?: 'template' | 'standard';
  skillLevels?: 'chosen' | 'all' | 'none';
  sectionOrder?: (
    'summary' | 'experience' | 'education' | 'skills' | 'achievements' | 'certifications' | 'languages'
  )[];
  hiddenSections?: (
    'summary' | 'experience' | 'education' | 'skills' | 'achievements' | 'certifications' | 'languages'
  )[];
}
