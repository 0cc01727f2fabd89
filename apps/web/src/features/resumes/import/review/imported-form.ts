import { RESUME_SECTIONS, type ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { ReadResume } from '@career/documents/import/read-resume.types';
import {
  type ComparedSection,
  type ComparedSectionId,
  merged,
  sectionLines,
} from '../../form/compare-sections.ts';
import { sectionName, withHeading } from '../../form/design-options.ts';
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
    designOptions: open.designOptions,
  };
}

/** What a section of the file is called: by its heading there, else by its usual name. */
export const foundLabel = ({ designOptions }: Imported, { id, label }: ComparedSection): string =>
  isSection(id) ? sectionName(designOptions ?? {}, id) : label;

const isSection = (id: ComparedSectionId): id is ResumeSection =>
  RESUME_SECTIONS.some((section) => section === id);

/** The open resume with the wanted sections of the file, each under the heading that it has there. */
export function withImported(
  open: ResumeForm,
  found: ResumeForm,
  { designOptions }: Imported,
  wanted: ReadonlySet<ComparedSectionId>,
): ResumeForm {
  const form = merged(open, found, wanted);
  const headings = RESUME_SECTIONS.filter((id) => wanted.has(id)).flatMap((id) => {
    const heading = designOptions?.sectionHeadings?.[id];
    return heading ? [[id, heading] as const] : [];
  });
  const options = headings.reduce((all, [id, heading]) => withHeading(all, id, heading), form.designOptions);
  return { ...form, designOptions: options };
}

/** Whether the file says anything about a section. */
export function isFound(id: ComparedSectionId, resume: Imported, found: ResumeForm): boolean {
  if (id === 'design') return Boolean(resume.templateId);
  if (id === 'about')
    return Boolean(resume.title || resume.industry || resume.careerGoal || resume.experienceLevel);
  return sectionLines(found, id).length > 0;
}
