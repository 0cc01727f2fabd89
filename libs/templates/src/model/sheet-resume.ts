import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** What a sheet can show: any part of a resume may be missing while it is being written. */
export type SheetResume = {
  [Key in keyof ResumeContentDto]?: Key extends 'personalInfo'
    ? Partial<ResumeContentDto['personalInfo']>
    : ResumeContentDto[Key];
};

export type Experience = NonNullable<ResumeContentDto['experience']>[number];
export type Education = NonNullable<ResumeContentDto['education']>[number];
export type Skill = NonNullable<ResumeContentDto['skills']>[number];
export type Achievement = NonNullable<ResumeContentDto['achievements']>[number];
export type Certification = NonNullable<ResumeContentDto['certifications']>[number];
export type Language = NonNullable<ResumeContentDto['languages']>[number];
