/*
 * Names of tools that are common words or names of people too. Written from what job adverts and resumes say; a word
 * belongs here when a sentence that has nothing to do with the tool may hold it.
 */

/** Counts only with a capital letter inside a sentence, or next to another tool. */
export const CAPITAL_WORDS: ReadonlySet<string> = new Set([
  'airflow',
  'ewe',
  'vite',
  'workday',
  'ansible',
  'asana',
  'blender',
  'bootstrap',
  'canva',
  'cisco',
  'confluence',
  'cypress',
  'excel',
  'flask',
  'flutter',
  'illustrator',
  'jest',
  'looker',
  'miro',
  'monday',
  'notion',
  'oracle',
  'outlook',
  'playwright',
  'postman',
  'puppet',
  'rails',
  'react',
  'sage',
  'scratch',
  'sketch',
  'slack',
  'snowflake',
  'tableau',
  'tally',
  'word',
  'zoom',
]);

/** Counts only in a list with another tool: its name alone says nothing. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set([
  'access',
  'cassandra',
  'prosper',
  'amplitude',
  'buffer',
  'c',
  'canvas',
  'd',
  'dart',
  'express',
  'go',
  'intercom',
  'less',
  'make',
  'moz',
  'r',
  'ruby',
  'rust',
  'spark',
  'spring',
  'swift',
  'teams',
  'unity',
]);

/** Short forms that are words too: they count only in capitals. */
export const UPPER_WORDS: ReadonlySet<string> = new Set(['meal', 'rag', 'rest', 'sap', 'sas', 'soap', 'tot']);

/**
 * Words that two skills have a right to, with the one that is meant when nothing else is said.
 * Every other alias belongs to one skill alone.
 */
export const SHARED_ALIASES: Readonly<Record<string, string>> = {};
