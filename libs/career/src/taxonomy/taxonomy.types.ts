/** What sort of thing a skill is; soft skills never count as a keyword of a posting. */
export type SkillKind = 'technical' | 'tool' | 'method' | 'domain' | 'language' | 'certificate' | 'soft';

/** A skill as postings and resumes name it. */
export interface Skill {
  /** Kebab-case, stable: saved insights refer to it. */
  id: string;
  /** How it is shown. */
  name: string;
  /** Other spellings, without the name itself; compared without regard to case. */
  aliases: readonly string[];
  kind: SkillKind;
  /** What must be shown before a name that is a common word too counts. */
  guards?: readonly SkillGuard[];
}

/** What a text must show before an ambiguous name counts as the skill. */
export interface SkillGuard {
  /** The name or alias, folded. */
  alias: string;
  /** Counts only with a capital letter inside a sentence or beside another tool, or only all in capitals. */
  written?: 'capital' | 'upper';
  /** Counts only in a list with another tool: its name alone says nothing. */
  listed?: true;
  /** One of these words, folded, within eight words in the sentence shows that the skill is meant. Needed, unless `listed`. */
  near?: readonly string[];
  /** Does not count with one of these words, folded, within four words in the sentence. */
  notNear?: readonly string[];
}

/** A built-in skill, with a key of data/sources.json. */
export interface SkillRow extends Skill {
  source: string;
}

/** Levels a person can have, from nothing to the top. */
export type TargetLevel = 'beginner' | 'intermediate' | 'advanced' | 'expert';

interface OccupationSkill {
  /** Id of a skill. */
  skill: string;
  /** 3 is asked in most postings for the occupation, 2 in many, 1 in some. */
  importance: 1 | 2 | 3;
  /** Level that postings for a person with a few years in the occupation ask for. */
  level: TargetLevel;
  /** Without it one is not taken on; the others are useful. */
  required: boolean;
}

export interface Occupation {
  /** Kebab-case, stable. */
  id: string;
  title: string;
  /** Other titles of the same work, Nigerian and African ones with them. */
  aliases: readonly string[];
  /** Id of an industry. */
  industry: string;
  skills: readonly OccupationSkill[];
  /** Ids of occupations that a person in this one moves to or from. */
  related: readonly string[];
}

/** An occupation that is built in; one that an operator adds has neither code nor source. */
export interface ClassifiedOccupation extends Occupation {
  /** Code of its unit group in ISCO-08, four digits. */
  isco: string;
  /** A key of data/sources.json. */
  source: string;
}

export interface Industry {
  id: string;
  name: string;
}

/** A place in a text where a skill is named. */
export interface SkillMention {
  skill: Skill;
  /** Offsets in the text given, in UTF-16 units; `end` is after the last letter. */
  start: number;
  end: number;
}

/** An occupation that a title may stand for. */
export interface TitleMatch {
  occupation: Occupation;
  /** 0 to 1; below TITLE_CONFIDENCE_FLOOR the title is not placed. */
  confidence: number;
  /** The title or alias of the occupation that matched. */
  via: string;
}

type CourseDevice = 'phone' | 'computer';
type CourseData = 'low' | 'medium' | 'high';

/** A course that can be recommended. The catalogue is closed: no other link is ever shown. */
export interface Training {
  id: string;
  title: string;
  provider: string;
  /** An https address that the provider keeps stable. */
  url: string;
  /** Ids of the skills it teaches. */
  skills: readonly string[];
  level: TargetLevel;
  /** What it costs to follow the course itself. */
  cost: 'free' | 'free-audit' | 'paid';
  /** Where the provider is at home. */
  region: 'nigeria' | 'africa' | 'world';
  /** Language it is taught in, as a code of ISO 639-1. */
  language: string;
  /** The least device on which all of it can be followed. */
  device: CourseDevice;
  /** Mobile data it takes: low is mostly text, high is mostly video. */
  data: CourseData;
  /** Day on which provider, address and levels were last looked through, `YYYY-MM-DD`. Links are visited apart from it. */
  lastChecked: string;
  /** As the provider states it, for people: '20 hours', '6 weeks', 'Self-paced'. */
  duration: string;
}

/** A course of the catalogue, with a key of data/sources.json. */
export interface TrainingRow extends Training {
  source: string;
}
