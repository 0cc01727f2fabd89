import type { ReadResume } from '@career/documents/import/read-resume.types';
import { type ComparedSectionId, sectionLines } from '../../form/compare-sections.ts';
import { type StoredContent, toForm } from '../../form/resume-form.mapper.ts';
import type { ResumeForm } from '../../form/resume-form.ts';

type Imported = ReadResume['resume'];

/** The imported resume as a form; what it does not say stays as it is in the open one. */
export function formOf(resume: Imported, open: ResumeForm): ResumeForm {
  const form = toForm(resume as StoredContent);
  const info = Object.entries(form.personalInfo).filter(([, words]) => words !== '');
  return {
    ...form,
    personalInfo: { ...open.personalInfo, ...Object.fromEntries(info) },
    title: form.title || open.title,
    industry: form.industry || open.industry,
    targetCountry: form.targetCountry || open.targetCountry,
    careerGoal: resume.careerGoal ?? open.careerGoal,
    experienceLevel: resume.experienceLevel ?? open.experienceLevel,
    templateId: resume.templateId ? form.templateId : open.templateId,
    designOptions: resume.designOptions ? form.designOptions : open.designOptions,
  };
}

/** Whether the file says anything about a section. */
export function isFound(id: ComparedSectionId, resume: Imported, found: ResumeForm): boolean {
  if (id === 'design') return Boolean(resume.templateId ?? resume.designOptions);
  if (id === 'about')
    return Boolean(resume.title || resume.industry || resume.careerGoal || resume.experienceLevel);
  return sectionLines(found, id).length > 0;
}
