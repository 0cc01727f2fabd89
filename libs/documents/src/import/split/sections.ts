import { RESUME_SECTIONS } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportLine } from '../import-line.ts';

/** Sections of a resume, and what else stands in one. */
const IMPORT_SECTIONS = ['contact', ...RESUME_SECTIONS, 'other'] as const;
export type ImportSection = (typeof IMPORT_SECTIONS)[number];

/** Whole headings, in small letters without marks; asked of a line alone. */
const EXACT: Record<ImportSection, RegExp> = {
  contact:
    /^(?:contacts?|contact (?:me|details|information|info)|personal (?:details|information|data|info)|bio-? ?data|details|get in touch|personal particulars)$/,
  summary:
    /^(?:(?:professional|career|executive|personal|work|my|clinical|academic|sales|brief|candidate|qualifications?) )?(?:summary|profile|objectives?|statement|overview|bio|synopsis)$|^(?:about|about me|about my work|objective statement|career (?:goal|objective|aim)s?|summary of (?:qualifications|experience)|introduction|who i am|personal statement|mission|my story|hello)$/,
  experience:
    /^(?:(?:professional|work(?:ing)?|employment|career|job|relevant|industry|teaching|clinical|leadership|project|research|remote|legal|field|other|additional|previous|internship|volunteer(?:ing)?|nysc|industrial|practical|banking|sales|technical|cognate|post nysc) )*(?:and )?(?:experiences?|employment|employment (?:history|record)|work history|career (?:history|summary)|history|engagements|appointments|positions held|internships?|industrial training|industrial attachment|volunteering|track record)$|^(?:where i have worked|work|employment|professional background|career|jobs|experience and (?:achievements|responsibilities)|(?:work|working|professional) experiences? (?:with|and) dates?|employment record|ventures|siwes|national service|professional history)$/,
  education:
    /^(?:(?:academic|educational|formal|professional|basic) )*(?:education|background|qualifications?|studies|history|records?|credentials|attainments?|training)$|^(?:education(?:al)? (?:and|&) (?:training|qualifications?|call|certifications?)|(?:academic|educational) (?:qualifications?|background|institutions?)(?: (?:obtained|attended|with dates|and dates|with dates of graduation).*)?|(?:schools?|institutions?) attended.*|qualifications? (?:obtained|with dates).*|where i studied|learning|academics|degrees?)$/,
  skills:
    /^(?:(?:key|core|technical|professional|soft|hard|personal|computer|it|ict|relevant|other|special|digital|main|top|software|interpersonal|transferable|clinical|business|language and|strategic|project|operational|selling|founder|classroom|additional) )*(?:(?:and|&) )?(?:skills?(?: set)?|competenc(?:e|es|y|ies)|expertise|strengths|proficienc(?:y|ies)|technologies|tools|abilities|capabilities|skills? and (?:tools|abilities|competenc(?:e|ies)|expertise|interests|technologies|attributes)|tools and (?:skills|technologies))$|^(?:areas? of (?:expertise|specialization|specialisation|strength)|tech(?:nical)? stack|stack|toolbox|skills (?:summary|highlights)|core values|specialties|what i do|methods and tools|technologies and tools|languages and technologies|programming languages)$/,
  achievements:
    /^(?:(?:key|selected|major|notable|academic|professional|career|personal|other) )*(?:achievements?|accomplishments?|awards?|hono(?:u)?rs?|distinctions?|recognitions?|highlights|milestones|prizes|results|contributions|wins)$|^(?:awards?|hono(?:u)?rs?|achievements?|prizes|scholarships) (?:and|&) (?:awards?|hono(?:u)?rs?|achievements?|recognitions?|scholarships|certificates?|distinctions?)$|^(?:projects?|(?:key|selected|personal|notable) projects?|publications?|publications and awards|career highlights)$/,
  certifications:
    /^(?:(?:professional|relevant|industry|other) )*(?:certifications?|certificates?|licen[cs]es?|accreditations?|memberships?|registrations?|trainings?|courses|credentials|affiliations?|development|workshops|programmes)(?: (?:attended|obtained|and dates))?$|^(?:certifications?|certificates?|trainings?|licen[cs]es?|courses|professional (?:trainings?|qualifications?|memberships?|development|bodies)|workshops) (?:(?:and|&|\/) )?(?:professional )?(?:certifications?|certificates?|licen[cs]es?|trainings?|courses|memberships?|workshops|seminars|affiliations?|qualifications?|development)(?: attended| obtained)?$|^professional (?:qualifications?|bodies|development|training)$/,
  languages:
    /^(?:(?:spoken|known|foreign|other) )*languages?(?: (?:spoken|skills|proficiency|known|and hours))?$|^i speak$/,
  other:
    /^(?:references?|referees?|references? available.*|hobb(?:y|ies).*|(?:personal )?interests?.*|extra-? ?curricular.*|activities|declaration|attestation|availability|links|portfolio|social media|volunteer work)$/,
};

/** A word that tells the section of a line that the file itself marks as a heading. */
const BY_WORD: readonly (readonly [ImportSection, RegExp])[] = [
  ['languages', /\blanguages?\b/],
  [
    'certifications',
    /\b(?:certificat|certification|licen[cs]e|training|course|accredit|membership|registration|credential)/,
  ],
  ['skills', /\b(?:skill|competenc|expertise|strength|proficienc|tools?|technolog|stack)/],
  [
    'achievements',
    /\b(?:achievement|award|hono(?:u)?rs?|accomplish|recognition|project|publication|result|milestone|highlight)/,
  ],
  ['education', /\b(?:education|academic|qualification)/],
  ['experience', /\b(?:experience|employment|work|career|internship|history|volunteer)/],
  ['summary', /\b(?:summary|profile|objective|about|statement|overview)/],
  ['contact', /\b(?:contact|personal)/],
  ['other', /\b(?:referee|reference|interest|hobb)/],
];

const ORDER = [
  'languages',
  'certifications',
  'skills',
  'education',
  'achievements',
  'experience',
  'summary',
  'contact',
  'other',
] as const;

/** The words of a heading without numbering, decoration and spaced-out letters. */
function headingWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/^[\s\d.•■▪►★#*_=–—|-]+|[\s:.•■▪*_=–—|-]+$/gu, '')
    .replace(/[\t/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const isLoud = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** 'E D U C A T I O N': letters set apart, whose words run together when they are joined. */
function spacedOut(text: string): ImportSection | undefined {
  const letters = text.split(/\s+/);
  if (letters.length < 5 || letters.filter(({ length }) => length <= 2).length < letters.length * 0.8)
    return undefined;
  const words = headingWords(letters.join(''));
  return BY_WORD.find(([, word]) => new RegExp(word.source.replaceAll('\\b', '')).test(words))?.[0];
}

/** The section that a line opens, or undefined when it is no heading. */
export function sectionOf(line: ImportLine): ImportSection | undefined {
  const { text } = line;
  if (text.length > 70 || line.isBullet || /[.;,]$/.test(text) || text.includes('@')) return undefined;
  const words = headingWords(text);
  if (words === '') return undefined;
  const spaced = spacedOut(text);
  if (spaced) return spaced;
  const exact = ORDER.find((section) => EXACT[section].test(words));
  // Small letters within a text, such as 'experience' in a paragraph broken over lines, open nothing.
  if (exact)
    return /^[\p{Ll}]/u.test(text) &&
      !line.isHeading &&
      words.split(' ').length === 1 &&
      (line.scale ?? 1) <= 1 &&
      !line.isApart
      ? undefined
      : exact;
  const isMarked =
    (line.isHeading && (line.level ?? 1) === 1) || (line.scale ?? 1) > 1.08 || (isLoud(text) && line.isApart);
  if (!isMarked || words.split(' ').length > 6 || /\d{4}/.test(words)) return undefined;
  return BY_WORD.find(([, word]) => word.test(words))?.[0];
}

/** 'Skills: Excel, SQL' names its section and begins it on one line. */
export function inlineSection(text: string): { section: ImportSection; rest: string } | undefined {
  const [, label = '', rest = ''] = /^([^:]{3,40}):\s*(\S.*)$/.exec(text) ?? [];
  if (label === '' || /^https?$/i.test(label)) return undefined;
  const words = headingWords(label);
  const section = (['skills', 'languages', 'summary', 'certifications'] as const).find((each) =>
    EXACT[each].test(words),
  );
  return section ? { section, rest } : undefined;
}
