import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** What a sheet can show: any part of a resume may be missing while it is being written. */
export type SheetResume = {
  [Key in keyof ResumeContentDto]?: Key extends 'personalInfo'
    ? Partial<ResumeContentDto['personalInfo']>
    : ResumeContentDto[Key];
};

export type Skill = NonNullable<ResumeContentDto['skills']>[number];
