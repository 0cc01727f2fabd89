import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import type { SheetResume } from './model/sheet-resume.ts';
import { academicProfessionalSample } from './samples/academic-professional.sample.ts';
import { academicResearcherSample } from './samples/academic-researcher.sample.ts';
import { classicCorporateSample } from './samples/classic-corporate.sample.ts';
import { consultingExpertSample } from './samples/consulting-expert.sample.ts';
import { corporateExecutiveSample } from './samples/corporate-executive.sample.ts';
import { creativeDesignerSample } from './samples/creative-designer.sample.ts';
import { dataScientistSample } from './samples/data-scientist.sample.ts';
import { educationLeaderSample } from './samples/education-leader.sample.ts';
import { engineeringSpecialistSample } from './samples/engineering-specialist.sample.ts';
import { entrepreneurFounderSample } from './samples/entrepreneur-founder.sample.ts';
import { executivePremiumSample } from './samples/executive-premium.sample.ts';
import { financeProfessionalSample } from './samples/finance-professional.sample.ts';
import { graphicArtistSample } from './samples/graphic-artist.sample.ts';
import { healthcareSpecialistSample } from './samples/healthcare-specialist.sample.ts';
import { internationalStandardSample } from './samples/international-standard.sample.ts';
import { legalProfessionalSample } from './samples/legal-professional.sample.ts';
import { marketingCreativeSample } from './samples/marketing-creative.sample.ts';
import { minimalistCleanSample } from './samples/minimalist-clean.sample.ts';
import { modernProfessionalSample } from './samples/modern-professional.sample.ts';
import { nonprofitAdvocateSample } from './samples/nonprofit-advocate.sample.ts';
import { operationsManagerSample } from './samples/operations-manager.sample.ts';
import { projectManagerSample } from './samples/project-manager.sample.ts';
import { remoteSpecialistSample } from './samples/remote-specialist.sample.ts';
import { salesAchieverSample } from './samples/sales-achiever.sample.ts';
import { resumeOf, type Sample } from './samples/sample.ts';
import { startupDynamicSample } from './samples/startup-dynamic.sample.ts';
import { techInnovatorSample } from './samples/tech-innovator.sample.ts';

const SAMPLES: Readonly<Record<TemplateId, Sample>> = {
  'modern-professional': modernProfessionalSample,
  'classic-corporate': classicCorporateSample,
  'creative-designer': creativeDesignerSample,
  'minimalist-clean': minimalistCleanSample,
  'executive-premium': executivePremiumSample,
  'corporate-executive': corporateExecutiveSample,
  'academic-researcher': academicResearcherSample,
  'academic-professional': academicProfessionalSample,
  'startup-dynamic': startupDynamicSample,
  'international-standard': internationalStandardSample,
  'tech-innovator': techInnovatorSample,
  'finance-professional': financeProfessionalSample,
  'healthcare-specialist': healthcareSpecialistSample,
  'marketing-creative': marketingCreativeSample,
  'consulting-expert': consultingExpertSample,
  'sales-achiever': salesAchieverSample,
  'education-leader': educationLeaderSample,
  'engineering-specialist': engineeringSpecialistSample,
  'nonprofit-advocate': nonprofitAdvocateSample,
  'entrepreneur-founder': entrepreneurFounderSample,
  'remote-specialist': remoteSpecialistSample,
  'legal-professional': legalProfessionalSample,
  'data-scientist': dataScientistSample,
  'project-manager': projectManagerSample,
  'graphic-artist': graphicArtistSample,
  'operations-manager': operationsManagerSample,
};

const made = new Map<TemplateId, SheetResume>();

/** A full resume of an invented person of the template's profession. The same object each time, so it draws only once. */
export function sampleResume(id: TemplateId): SheetResume {
  const resume = made.get(id) ?? resumeOf(SAMPLES[id]);
  made.set(id, resume);
  return resume;
}
