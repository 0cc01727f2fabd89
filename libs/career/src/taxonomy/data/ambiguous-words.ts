/*
 * Names of tools that are common words or names of people too. Written from what job adverts and resumes say; a word
 * belongs here when a sentence that has nothing to do with the tool may hold it.
 */

/** Counts only with a capital letter inside a sentence, or next to another tool. */
export const CAPITAL_WORDS: ReadonlySet<string> = new Set([
  'access',
  'blender',
  'canvas',
  'chef',
  'excel',
  'express',
  'flask',
  'flutter',
  'illustrator',
  'jest',
  'monday',
  'notion',
  'oracle',
  'outlook',
  'publisher',
  'puppet',
  'rails',
  'rust',
  'sage',
  'scratch',
  'sketch',
  'slack',
  'spring',
  'swift',
  'tableau',
  'tally',
  'teams',
  'unity',
  'word',
  'zoom',
]);

/** Counts only in a list with another tool: its name alone says nothing. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set([
  'c',
  'd',
  'dart',
  'go',
  'less',
  'make',
  'r',
  'ruby',
]);

/**
 * Words that two skills have a right to, with the one that is meant when nothing else is said.
 * Every other alias belongs to one skill alone.
 */
export const SHARED_ALIASES: Readonly<Record<string, string>> = {};
