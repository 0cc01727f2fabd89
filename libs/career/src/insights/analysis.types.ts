import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { CheckStatus, Severity, ShownLevel } from '@career/contracts/vocabulary/insight-vocabulary';
import type { TargetLevel } from '../taxonomy/taxonomy.types.ts';
import type { FileFindings } from './file-findings.types.ts';
import type { CheckGroup, CheckId } from './rubric.ts';

/** What an analysis looks at. The same input gives the same bytes. */
export interface AnalysisInput {
  resume: ResumeContentDto;
  /** Month of the analysis, `YYYY-MM`: later dates are in the future. */
  today: string;
  /** The work to measure against; left out, it is read from the resume. */
  target?: TargetRequest;
  /** What a reader of PDFs found in the resume's own file. Left out, the file is not scored. */
  file?: FileFindings;
  /** Openings by id of an industry. Left out, nothing is said about growth. */
  listingCounts?: ListingCounts;
  /** Ids of courses whose links are broken: never recommended. */
  hiddenCourses?: readonly string[];
}

/** Openings of one industry posted in the last 30 days and in the 30 days before. */
export type ListingCounts = Readonly<Record<string, { recent: number; before: number }>>;

export interface TargetRequest {
  source: 'title' | 'application' | 'advert';
  /** Job title; may be empty when there is a posting. */
  title?: string;
  /** Text of the posting. */
  posting?: string;
}

/** The work that the resume was measured against. */
export interface AnalysisTarget {
  /** Who chose it; `none` when nothing could be placed. */
  source: TargetRequest['source'] | 'resume' | 'none';
  /** The title as it was given or found. */
  title: string;
  /** Id and title of the occupation; null when the title could not be placed. */
  occupationId: string | null;
  occupation: string | null;
  /** 0 to 1. */
  confidence: number;
  /** The title or alias of the occupation that matched. */
  via: string | null;
  /** Field of the resume that it was read from. */
  path: string | null;
  /** Occupations to choose from, the likeliest first. */
  candidates: { occupationId: string; title: string; confidence: number }[];
}

/** Words of the resume that a result is based on. */
export interface Evidence {
  /** Field in the body of the resume, e.g. `experience.0.description`. */
  path: string;
  /** The words themselves, cut to a readable length; empty when the field is empty. */
  quote: string;
  /** What can be seen in it. */
  note?: string;
}

export interface CheckResult {
  id: CheckId;
  group: CheckGroup;
  title: string;
  /** What is wrong when points are lost. */
  fault: string;
  /** Highest possible points. */
  weight: number;
  /** Points that were had, to two decimals. */
  earned: number;
  status: CheckStatus;
  /** What was found, in a sentence. */
  finding: string;
  /** What to do about it; empty when there is nothing to do. */
  fix: string;
  /** Part of the resume it is about, as the editor calls it. */
  section: string;
  evidence: Evidence[];
  /** Points are missing only because there is too little text to judge by. */
  isThin: boolean;
}

export interface GroupResult {
  id: CheckGroup;
  title: string;
  earned: number;
  /** Points of the checks that were scored. */
  possible: number;
}

interface Breakdown {
  /** Word for the score. */
  band: string;
  /** What the score is of: with a target, or of general readiness. */
  heading: string;
  groups: GroupResult[];
  checks: CheckResult[];
  /** The three repairs that bring most, the best first. */
  fixFirst: CheckId[];
}

export interface SkillGap {
  skill: string;
  importance: Severity;
  currentLevel: ShownLevel;
  targetLevel: TargetLevel;
  /** Id of the skill. */
  skillId: string;
  /** Asked for, or welcome. */
  need: 'must' | 'nice';
  /** What the level is based on, or what is missing. */
  reason: string;
  evidence: Evidence[];
}

export interface RecommendedTraining {
  title: string;
  priority: Severity;
  description: string;
  provider: string;
  duration: string;
  url: string;
  /** Id in the catalogue. */
  courseId: string;
  /** Names of the gaps it closes. */
  skills: string[];
  cost: 'free' | 'free-audit' | 'paid';
  /** Code of ISO 639-1. */
  language: string;
  /** The least device on which all of it can be followed. */
  device: 'phone' | 'computer';
  /** Mobile data it takes: low is mostly text, high mostly video. */
  data: 'low' | 'medium' | 'high';
}

export interface RecommendedIndustry {
  industry: string;
  /** Share of what it asks for that the resume shows, 0 to 100. */
  match: number;
  reasoning: string;
  /** From counts of listings only. */
  growth: string;
  industryId: string;
  evidence: Evidence[];
}

export interface Issue {
  type: string;
  description: string;
  severity: Severity;
  /** The check it comes from; null for a notice that costs no points. */
  checkId: CheckId | null;
  /** Field to go to. */
  path: string | null;
}

export interface Suggestion {
  section: string;
  improvement: string;
  checkId: CheckId;
  /** Points it can bring. */
  points: number;
  /** Field to go to. */
  path: string | null;
}

/** A skill that the target asks for, and whether the resume has it. */
export interface KeywordMatch {
  skillId: string;
  skill: string;
  need: 'must' | 'nice';
  /** 1 named, 0.5 nearly, 0 missing. */
  credit: number;
  /** Shown in a statement, not only listed. */
  inUse: boolean;
  /** Where the resume names it; empty when it is missing. */
  evidence: Evidence[];
  /** The words of the posting; empty without one. */
  advertQuote: string;
}

export interface KeywordCoverage {
  /** Percent of the weight that is covered. */
  must: number;
  nice: number;
  total: number;
  keywords: KeywordMatch[];
}

interface AtsScanResults {
  /** 0 to 100. */
  score: number;
  issues: Issue[];
  suggestions: Suggestion[];
}

export interface Analysis {
  skillGaps: SkillGap[];
  recommendedTraining: RecommendedTraining[];
  recommendedIndustries: RecommendedIndustry[];
  atsScanResults: AtsScanResults;
  breakdown: Breakdown;
  target: AnalysisTarget;
  /** Null without a target that asks for skills. */
  keywordCoverage: KeywordCoverage | null;
  /** Who worded it: `builtin`, or `llm:<model>`. */
  engine: string;
  rubricVersion: string;
}
