import type { Form } from './form.types.ts';
import { academic } from './layouts/academic.ts';
import { boxedSections } from './layouts/boxed-sections.ts';
import { britishProfile } from './layouts/british-profile.ts';
import { canvaBand } from './layouts/canva-band.ts';
import { canvaDates } from './layouts/canva-dates.ts';
import { canvaSidebar } from './layouts/canva-sidebar.ts';
import { datesFirst } from './layouts/dates-first.ts';
import { docsCoral } from './layouts/docs-coral.ts';
import { docsSerif } from './layouts/docs-serif.ts';
import { docsSpearmint } from './layouts/docs-spearmint.ts';
import { docsSwiss } from './layouts/docs-swiss.ts';
import { docxMessyBoxes } from './layouts/docx-messy-boxes.ts';
import { docxMessyTypos } from './layouts/docx-messy-typos.ts';
import { docxNewsletter } from './layouts/docx-newsletter.ts';
import { docxNigeriaTyped } from './layouts/docx-nigeria-typed.ts';
import { docxSouthAfrica } from './layouts/docx-south-africa.ts';
import { docxWordChronological } from './layouts/docx-word-chronological.ts';
import { docxWordFunctional } from './layouts/docx-word-functional.ts';
import { docxWordTable } from './layouts/docx-word-table.ts';
import { europassBlocks } from './layouts/europass-blocks.ts';
import { europassLabels } from './layouts/europass-labels.ts';
import { federal } from './layouts/federal.ts';
import { frenchClassic } from './layouts/french-classic.ts';
import { frenchSidebar } from './layouts/french-sidebar.ts';
import { ghanaTyped } from './layouts/ghana-typed.ts';
import { glassdoorExport } from './layouts/glassdoor-export.ts';
import { indeedExport } from './layouts/indeed-export.ts';
import { indiaFresher } from './layouts/india-fresher.ts';
import { indiaLabels } from './layouts/india-labels.ts';
import { kenyaTyped } from './layouts/kenya-typed.ts';
import { latexProjects } from './layouts/latex-projects.ts';
import { lebenslaufPhoto } from './layouts/lebenslauf-photo.ts';
import { lebenslaufTable } from './layouts/lebenslauf-table.ts';
import { leftHeadings } from './layouts/left-headings.ts';
import { linkedinSave } from './layouts/linkedin-save.ts';
import { messyBlankPages } from './layouts/messy-blank-pages.ts';
import { messyMissingDates } from './layouts/messy-missing-dates.ts';
import { messyMixedDates } from './layouts/messy-mixed-dates.ts';
import { messyOrder } from './layouts/messy-order.ts';
import { messyPlain } from './layouts/messy-plain.ts';
import { messySeparators } from './layouts/messy-separators.ts';
import { messySpaces } from './layouts/messy-spaces.ts';
import { messyTwoHands } from './layouts/messy-two-hands.ts';
import { monospace } from './layouts/monospace.ts';
import { nigeriaTables } from './layouts/nigeria-tables.ts';
import { nurseLicences } from './layouts/nurse-licences.ts';
import { oneLineHeads } from './layouts/one-line-heads.ts';
import { oneLineJobs } from './layouts/one-line-jobs.ts';
import { pageHeaders } from './layouts/page-headers.ts';
import { portugueseModelo } from './layouts/portuguese-modelo.ts';
import { rolesByEmployer } from './layouts/roles-by-employer.ts';
import { skillDots } from './layouts/skill-dots.ts';
import { skillsFirst } from './layouts/skills-first.ts';
import { smallCaps } from './layouts/small-caps.ts';
import { swahiliTyped } from './layouts/swahili-typed.ts';
import { timeline } from './layouts/timeline.ts';
import { wordTabs } from './layouts/word-tabs.ts';

/** Layouts of the family forms, by the name they have in the split. */
export const FORMS: Readonly<Record<string, Form>> = {
  academic: academic,
  'boxed-sections': boxedSections,
  'british-profile': britishProfile,
  'canva-band': canvaBand,
  'canva-dates': canvaDates,
  'canva-sidebar': canvaSidebar,
  'dates-first': datesFirst,
  'docs-coral': docsCoral,
  'docs-serif': docsSerif,
  'docs-spearmint': docsSpearmint,
  'docs-swiss': docsSwiss,
  'docx-messy-boxes': docxMessyBoxes,
  'docx-messy-typos': docxMessyTypos,
  'docx-newsletter': docxNewsletter,
  'docx-nigeria-typed': docxNigeriaTyped,
  'docx-south-africa': docxSouthAfrica,
  'docx-word-chronological': docxWordChronological,
  'docx-word-functional': docxWordFunctional,
  'docx-word-table': docxWordTable,
  'europass-blocks': europassBlocks,
  'europass-labels': europassLabels,
  federal: federal,
  'french-classic': frenchClassic,
  'french-sidebar': frenchSidebar,
  'ghana-typed': ghanaTyped,
  'glassdoor-export': glassdoorExport,
  'indeed-export': indeedExport,
  'india-fresher': indiaFresher,
  'india-labels': indiaLabels,
  'kenya-typed': kenyaTyped,
  'latex-projects': latexProjects,
  'lebenslauf-photo': lebenslaufPhoto,
  'lebenslauf-table': lebenslaufTable,
  'left-headings': leftHeadings,
  'linkedin-save': linkedinSave,
  'messy-blank-pages': messyBlankPages,
  'messy-missing-dates': messyMissingDates,
  'messy-mixed-dates': messyMixedDates,
  'messy-order': messyOrder,
  'messy-plain': messyPlain,
  'messy-separators': messySeparators,
  'messy-spaces': messySpaces,
  'messy-two-hands': messyTwoHands,
  monospace: monospace,
  'nigeria-tables': nigeriaTables,
  'nurse-licences': nurseLicences,
  'one-line-heads': oneLineHeads,
  'one-line-jobs': oneLineJobs,
  'page-headers': pageHeaders,
  'portuguese-modelo': portugueseModelo,
  'roles-by-employer': rolesByEmployer,
  'skill-dots': skillDots,
  'skills-first': skillsFirst,
  'small-caps': smallCaps,
  'swahili-typed': swahiliTyped,
  timeline: timeline,
  'word-tabs': wordTabs,
};

/** The form of a layout. */
export function formOf(name: string): Form {
  const form = FORMS[name];
  if (form === undefined) throw new Error(`There is no form ${name}`);
  return form;
}
