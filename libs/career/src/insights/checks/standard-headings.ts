import data from '../data/standard-headings.json' with { type: 'json' };
/** The sections that every resume is expected to have. */
export const MAIN_SECTIONS = ['summary', 'experience', 'education', 'skills'] as const;
export type MainSection = (typeof MAIN_SECTIONS)[number];

/** Headings of the main sections that readers of resumes know. */
export const STANDARD_HEADINGS: Readonly<Record<MainSection, readonly string[]>> = data.headings;
