/*
 * Names of tools that are common words or names of people too. Written from what job adverts and resumes say; a word
 * belongs here when a sentence that has nothing to do with the tool may hold it.
 */

/** Counts only with a capital letter inside a sentence, or next to another tool. */
export const CAPITAL_WORDS: ReadonlySet<string> = new Set([
  'airflow',
  'ansible',
  'asana',
  'bash',
  'blender',
  'bootstrap',
  'canva',
  'cisco',
  'confluence',
  'cypress',
  'excel',
  'figma',
  'flask',
  'flutter',
  'illustrator',
  'jest',
  'kafka',
  'keras',
  'kibana',
  'looker',
  'miro',
  'monday',
  'notion',
  'oracle',
  'outlook',
  'pandas',
  'playwright',
  'postman',
  'puppet',
  'rails',
  'react',
  'sage',
  'scratch',
  'selenium',
  'slack',
  'snowflake',
  'tableau',
  'tally',
  'terraform',
  'word',
  'zoom',
]);

/** Counts only in a list with another tool: its name alone says nothing. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set([
  'access',
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
  'rest',
  'ruby',
  'rust',
  'soap',
  'spark',
  'spring',
  'swift',
  'teams',
  'unity',
]);

/**
 * Words that two skills have a right to, with the one that is meant when nothing else is said.
 * Every other alias belongs to one skill alone.
 */
export const SHARED_ALIASES: Readonly<Record<string, string>> = {};
