import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import type { Design } from '../model/design.ts';
import { academicProfessional } from './academic-professional.ts';
import { academicResearcher } from './academic-researcher.ts';
import { classicCorporate } from './classic-corporate.ts';
import { consultingExpert } from './consulting-expert.ts';
import { corporateExecutive } from './corporate-executive.ts';
import { creativeDesigner } from './creative-designer.ts';
import { dataScientist } from './data-scientist.ts';
import { educationLeader } from './education-leader.ts';
import { engineeringSpecialist } from './engineering-specialist.ts';
import { entrepreneurFounder } from './entrepreneur-founder.ts';
import { executivePremium } from './executive-premium.ts';
import { financeProfessional } from './finance-professional.ts';
import { graphicArtist } from './graphic-artist.ts';
import { healthcareSpecialist } from './healthcare-specialist.ts';
import { internationalStandard } from './international-standard.ts';
import { legalProfessional } from './legal-professional.ts';
import { marketingCreative } from './marketing-creative.ts';
import { minimalistClean } from './minimalist-clean.ts';
import { modernProfessional } from './modern-professional.ts';
import { nonprofitAdvocate } from './nonprofit-advocate.ts';
import { operationsManager } from './operations-manager.ts';
import { projectManager } from './project-manager.ts';
import { remoteSpecialist } from './remote-specialist.ts';
import { salesAchiever } from './sales-achiever.ts';
import { startupDynamic } from './startup-dynamic.ts';
import { techInnovator } from './tech-innovator.ts';

/** Every design under its id. A template id without a design does not compile. */
export const DESIGNS: Readonly<Record<TemplateId, Design>> = {
  'modern-professional': modernProfessional,
  'classic-corporate': classicCorporate,
  'creative-designer': creativeDesigner,
  'minimalist-clean': minimalistClean,
  'executive-premium': executivePremium,
  'corporate-executive': corporateExecutive,
  'academic-researcher': academicResearcher,
  'academic-professional': academicProfessional,
  'startup-dynamic': startupDynamic,
  'international-standard': internationalStandard,
  'tech-innovator': techInnovator,
  'finance-professional': financeProfessional,
  'healthcare-specialist': healthcareSpecialist,
  'marketing-creative': marketingCreative,
  'consulting-expert': consultingExpert,
  'sales-achiever': salesAchiever,
  'education-leader': educationLeader,
  'engineering-specialist': engineeringSpecialist,
  'nonprofit-advocate': nonprofitAdvocate,
  'entrepreneur-founder': entrepreneurFounder,
  'remote-specialist': remoteSpecialist,
  'legal-professional': legalProfessional,
  'data-scientist': dataScientist,
  'project-manager': projectManager,
  'graphic-artist': graphicArtist,
  'operations-manager': operationsManager,
};

export const findDesign = (id: string): Design | undefined =>
  Object.hasOwn(DESIGNS, id) ? DESIGNS[id as TemplateId] : undefined;
