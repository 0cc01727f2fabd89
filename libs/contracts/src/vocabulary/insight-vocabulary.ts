export const SEVERITIES = ['high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Levels that a resume can show of a skill. */
export const SHOWN_LEVELS = ['none', 'beginner', 'intermediate', 'advanced', 'expert'] as const;
export type ShownLevel = (typeof SHOWN_LEVELS)[number];

export const CHECK_STATUSES = ['passed', 'partial', 'failed', 'not-scored'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Who chose what a resume is measured against. */
export const TARGET_SOURCES = ['title', 'application', 'advert', 'resume', 'none'] as const;
export type TargetSource = (typeof TARGET_SOURCES)[number];

/** Whether a skill is asked for or welcome. */
export const SKILL_NEEDS = ['must', 'nice'] as const;
export type SkillNeed = (typeof SKILL_NEEDS)[number];

/** What a course costs to follow. */
export const COURSE_COSTS = ['free', 'free-audit', 'paid'] as const;
export type CourseCost = (typeof COURSE_COSTS)[number];

/** The least device on which a course can be followed. */
export const COURSE_DEVICES = ['phone', 'computer'] as const;
export type CourseDevice = (typeof COURSE_DEVICES)[number];

/** Mobile data that a course takes: low is mostly text, high mostly video. */
export const COURSE_DATA_NEEDS = ['low', 'medium', 'high'] as const;
export type CourseDataNeed = (typeof COURSE_DATA_NEEDS)[number];

/** Said on the screen and in the report beside every score. */
export const SCORE_NOTE = 'Readiness score by our published checklist. It is not any employer’s ATS score.';
