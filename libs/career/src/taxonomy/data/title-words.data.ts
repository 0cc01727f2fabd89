import words from './title-words.json' with { type: 'json' };

/** Short forms in titles, spelled out; each has one meaning in a title. */
export const SHORT_FORMS: Readonly<Record<string, string>> = words.shortForms;

/** Words that name who does the work (driver, nurse), beside those that end a title of the taxonomy. */
export const AGENTS: ReadonlySet<string> = new Set(words.agents);

/** Words that end a title of the taxonomy and name no doer (Plant Operator Power). */
export const NOT_AGENTS: ReadonlySet<string> = new Set(words.notAgents);

/** Doers that postings use for each other, nearly. */
export const HEAD_CLASSES: readonly (readonly string[])[] = words.headClasses;

/** What a doer of a field is called: a science intern becomes a scientist. */
export const FIELD_AGENTS: Readonly<Record<string, string>> = words.fields;

/** Places and regions, which say nothing about the work. */
export const PLACES: ReadonlySet<string> = new Set(words.places);

/** What people add to the name of a resume or a posting. */
export const FILLERS: ReadonlySet<string> = new Set(words.fillers);

/** Ranks and words for any work: a title of these alone (Project Engineer) does not say what is done. */
export const VAGUE: ReadonlySet<string> = new Set(words.vague);

/** Given names, and surnames that are trades: Grace Carpenter is a person. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(words.givenNames);
export const TRADE_SURNAMES: ReadonlySet<string> = new Set(words.tradeSurnames);
