import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import type { Design } from '../model/design.ts';
import academicProfessional from './academic-professional.json' with { type: 'json' };
import academicResearcher from './academic-researcher.json' with { type: 'json' };
import classicCorporate from './classic-corporate.json' with { type: 'json' };
import consultingExpert from './consulting-expert.json' with { type: 'json' };
import corporateExecutive from './corporate-executive.json' with { type: 'json' };
import creativeDesigner from './creative-designer.json' with { type: 'json' };
import dataScientist from './data-scientist.json' with { type: 'json' };
import educationLeader from './education-leader.json' with { type: 'json' };
import engineeringSpecialist from './engineering-specialist.json' with { type: 'json' };
import entrepreneurFounder from './entrepreneur-founder.json' with { type: 'json' };
import executivePremium from './executive-premium.json' with { type: 'json' };
import financeProfessional from './finance-professional.json' with { type: 'json' };
import graphicArtist from './graphic-artist.json' with { type: 'json' };
import healthcareSpecialist from './healthcare-specialist.json' with { type: 'json' };
import internationalStandard from './international-standard.json' with { type: 'json' };
import legalProfessional from './legal-professional.json' with { type: 'json' };
import marketingCreative from './marketing-creative.json' with { type: 'json' };
import minimalistClean from './minimalist-clean.json' with { type: 'json' };
import modernProfessional from './modern-professional.json' with { type: 'json' };
import nonprofitAdvocate from './nonprofit-advocate.json' with { type: 'json' };
import operationsManager from './operations-manager.json' with { type: 'json' };
import projectManager from './project-manager.json' with { type: 'json' };
import remoteSpecialist from './remote-specialist.json' with { type: 'json' };
import salesAchiever from './sales-achiever.json' with { type: 'json' };
import startupDynamic from './startup-dynamic.json' with { type: 'json' };
import techInnovator from './tech-innovator.json' with { type: 'json' };

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
