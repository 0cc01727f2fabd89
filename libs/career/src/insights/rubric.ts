/**
 * The checklist: 24 checks, 100 points. It is ours and published with the product; it is no employer's score.
 * Weights rest on what published guides of recruiters and the open methods of other checkers agree on: a file that a
 * machine can read and the skills that the work asks for come first, style comes last.
 */
export const RUBRIC_VERSION = '1.2';

export const CHECK_GROUPS = ['readable', 'structure', 'writing', 'fit', 'locale'] as const;
export type CheckGroup = (typeof CHECK_GROUPS)[number];

export const GROUP_TITLES: Readonly<Record<CheckGroup, string>> = {
  readable: 'Readable by machine',
  structure: 'Structure',
  writing: 'Writing',
  fit: 'Fit for the target',
  locale: 'Right for the country',
};

const CHECK_TABLE = {
  contact: ['readable', 6, 'Contact details are complete', 'Contact details are missing', 'Basic Info'],
  link: ['readable', 2, 'A professional link is given', 'No professional link', 'Basic Info'],
  sections: ['readable', 6, 'The main sections are there', 'A main section is missing', 'Template'],
  'parse-recall': [
    'readable',
    8,
    'The file gives its text back',
    'The file hides text from machines',
    'Template',
  ],
  'reading-order': ['readable', 2, 'The file reads in order', 'The file reads out of order', 'Template'],
  dates: ['structure', 4, 'Dates are complete and sound', 'Dates are missing or not sound', 'Experience'],
  'newest-first': ['structure', 3, 'The newest entry comes first', 'Older entries stand first', 'Experience'],
  length: ['structure', 3, 'The length fits the level', 'Too short or too long', 'Experience'],
  roles: ['structure', 4, 'Each job says what was done', 'Jobs say too little', 'Experience'],
  education: ['structure', 2, 'Education is complete', 'Education is incomplete', 'Education'],
  'action-verbs': [
    'writing',
    6,
    'Statements start with an action',
    'Statements do not start with an action',
    'Experience',
  ],
  quantified: ['writing', 8, 'Results carry numbers', 'Results lack numbers', 'Experience'],
  'duty-phrases': ['writing', 3, 'No duty phrases', 'Duties instead of deeds', 'Experience'],
  tense: ['writing', 2, 'Past jobs are told in the past', 'Past jobs told in the present', 'Experience'],
  'first-person': ['writing', 2, 'No first person in statements', 'First person in statements', 'Experience'],
  buzzwords: ['writing', 2, 'No empty words', 'Empty words', 'Basic Info'],
  repetition: ['writing', 2, 'Opening verbs vary', 'The same opening verb again and again', 'Experience'],
  'statement-length': [
    'writing',
    2,
    'Statements are neither stubs nor essays',
    'Statements too short or too long',
    'Experience',
  ],
  spelling: ['writing', 1, 'No common misspellings', 'Misspelled words', 'Experience'],
  coverage: ['fit', 16, 'The skills asked for are named', 'Skills asked for are missing', 'Skills'],
  'in-use': [
    'fit',
    6,
    'Those skills are shown in use',
    'Skills are listed but not shown in use',
    'Experience',
  ],
  'target-title': [
    'fit',
    4,
    'The title of the target is there',
    'The title of the target is missing',
    'Basic Info',
  ],
  requirements: [
    'fit',
    4,
    'Education, licence and years',
    'Education, licence or years fall short',
    'Details',
  ],
  locale: [
    'locale',
    2,
    'No more personal data than the country expects',
    'Personal data that employers do not expect',
    'Basic Info',
  ],
} as const satisfies Record<string, readonly [CheckGroup, number, string, string, string]>;

export type CheckId = keyof typeof CHECK_TABLE;
export const CHECK_IDS = Object.keys(CHECK_TABLE) as CheckId[];

export interface RubricCheck {
  id: CheckId;
  group: CheckGroup;
  weight: number;
  title: string;
  /** What is wrong when points are lost. */
  fault: string;
  /** Part of the resume, as the editor calls its steps. */
  section: string;
}

/** What the checklist says about a check. */
export function rubricCheck(id: CheckId): RubricCheck {
  const [group, weight, title, fault, section] = CHECK_TABLE[id];
  return { id, group, weight, title, fault, section };
}

const BANDS = [
  [80, 'Strong'],
  [60, 'Good'],
  [40, 'Needs work'],
  [0, 'Start here'],
] as const;

/** The word for a score. */
export const bandOf = (score: number): string => BANDS.find(([least]) => score >= least)?.[1] ?? 'Start here';

/** How bad it is to lose so many points. */
export const severityOf = (lost: number): 'high' | 'medium' | 'low' =>
  lost >= 5 ? 'high' : lost >= 2 ? 'medium' : 'low';
