import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import type { SheetResume } from './model/sheet-resume.ts';
import academicProfessionalSample from './samples/academic-professional.json' with { type: 'json' };
import academicResearcherSample from './samples/academic-researcher.json' with { type: 'json' };
import classicCorporateSample from './samples/classic-corporate.json' with { type: 'json' };
import consultingExpertSample from './samples/consulting-expert.json' with { type: 'json' };
import corporateExecutiveSample from './samples/corporate-executive.json' with { type: 'json' };
import creativeDesignerSample from './samples/creative-designer.json' with { type: 'json' };
import dataScientistSample from './samples/data-scientist.json' with { type: 'json' };
import educationLeaderSample from './samples/education-leader.json' with { type: 'json' };
import engineeringSpecialistSample from './samples/engineering-specialist.json' with { type: 'json' };
import entrepreneurFounderSample from './samples/entrepreneur-founder.json' with { type: 'json' };
import executivePremiumSample from './samples/executive-premium.json' with { type: 'json' };
import financeProfessionalSample from './samples/finance-professional.json' with { type: 'json' };
import graphicArtistSample from './samples/graphic-artist.json' with { type: 'json' };
import healthcareSpecialistSample from './samples/healthcare-specialist.json' with { type: 'json' };
import internationalStandardSample from './samples/international-standard.json' with { type: 'json' };
import legalProfessionalSample from './samples/legal-professional.json' with { type: 'json' };
import marketingCreativeSample from './samples/marketing-creative.json' with { type: 'json' };
import minimalistCleanSample from './samples/minimalist-clean.json' with { type: 'json' };
import modernProfessionalSample from './samples/modern-professional.json' with { type: 'json' };
import nonprofitAdvocateSample from './samples/nonprofit-advocate.json' with { type: 'json' };
import operationsManagerSample from './samples/operations-manager.json' with { type: 'json' };
import projectManagerSample from './samples/project-manager.json' with { type: 'json' };
import remoteSpecialistSample from './samples/remote-specialist.json' with { type: 'json' };
import salesAchieverSample from './samples/sales-achiever.json' with { type: 'json' };
import { resumeOf, type Sample } from './samples/sample.ts';
import startupDynamicSample from './samples/startup-dynamic.json' with { type: 'json' };
import techInnovatorSample from './samples/tech-innovator.json' with { type: 'json' };

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
