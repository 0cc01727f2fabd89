import { t } from '../sentences/say.ts';
import type { Analysis, AnalysisInput, CheckResult, GroupResult, Issue } from './analysis.types.ts';
import { resultOf } from './checks/check-result.ts';
import { checkContact, checkLink, checkLocale } from './checks/contact.checks.ts';
import { checkEducation } from './checks/education.checks.ts';
import { checkCoverage, checkInUse, checkRequirements, checkTargetTitle } from './checks/fit.checks.ts';
import { gapTips } from './checks/gap-tips.ts';
import { checkParseRecall, checkReadingOrder, checkSections } from './checks/parsing.checks.ts';
import { checkDates, checkLength, checkNewestFirst, checkRoles } from './checks/structure.checks.ts';
import { conviction, substance } from './checks/substance.ts';
import {
  checkActionVerbs,
  checkBuzzwords,
  checkDutyPhrases,
  checkFirstPerson,
  checkQuantified,
  checkRepetition,
  checkSpelling,
  checkStatementLength,
  checkTense,
  ENGLISH_CHECKS,
} from './checks/writing.checks.ts';
import { fixFirstOf, issuesOf, suggestionsOf } from './findings.ts';
import { matchIndustries } from './industry-match.ts';
import { matchKeywords, toCoverage } from './keyword-coverage.ts';
import { noticesOf } from './notices.ts';
import { recommendTraining } from './recommended-training.ts';
import { type ReadResume, readResume } from './resume-reading.ts';
import { bandOf, CHECK_GROUPS, CHECK_IDS, GROUP_TITLES, RUBRIC_VERSION } from './rubric.ts';
import { SkillEvidence } from './skill-evidence.ts';
import { findGaps } from './skill-gaps.ts';
import { resolveTarget } from './target.ts';
import { cleanedPosting, cleanedResume, isOtherLanguage } from './untrusted-text.ts';

const BUILT_IN_ENGINE = 'builtin';

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const sum = (checks: readonly CheckResult[], points: (check: CheckResult) => number): number =>
  hundredths(checks.reduce((total, check) => total + points(check), 0));

/** Checks that know English words are not applied to a resume in another language. */
function inEnglishOnly(checks: readonly CheckResult[], isOther: boolean): CheckResult[] {
  if (!isOther) return [...checks];
  return checks.map((check) =>
    (ENGLISH_CHECKS as readonly string[]).includes(check.id)
      ? resultOf(check.id, {
          share: 'not-scored',
          finding: t`Not scored: the text does not seem to be in English.`,
        })
      : check,
  );
}

function groupsOf(checks: readonly CheckResult[]): GroupResult[] {
  return CHECK_GROUPS.map((id) => {
    const scored = checks.filter((check) => check.group === id && check.status !== 'not-scored');
    return {
      id,
      title: GROUP_TITLES[id],
      earned: sum(scored, ({ earned }) => earned),
      possible: sum(scored, ({ weight }) => weight),
    };
  });
}

/** What a resume without any text could reach. */
const EMPTY_CEILING = 20;

/** What a resume could reach whose lines prove nothing. */
const UNPROVEN_CEILING = 50;
const GOOD_PROOF = 70;

/** A few good lines prove little: the highest score rises with the text, slowly at first. */
function textCeiling(read: ReadResume, isOther: boolean): number {
  return Math.round(EMPTY_CEILING + (100 - EMPTY_CEILING) * substance(read, isOther) ** 1.5);
}

/** However long a resume is, it goes no higher than its lines about the work convince. */
function proofCeiling(read: ReadResume): number {
  return Math.round(UNPROVEN_CEILING + (100 - UNPROVEN_CEILING) * conviction(read));
}

const tooLittle = (read: ReadResume, ceiling: number): Issue => ({
  type: t`Too little to judge`,
  description: t`There is too little text for a fair judgment. At this length no score goes above ${ceiling}; it rises as you say more about your work.`,
  severity: 'high',
  checkId: 'length',
  path: read.summary === '' ? 'experience' : 'summary',
});

const unproven = (ceiling: number): Issue => ({
  type: t`Few results`,
  description: t`Few lines about your work say what came of it. As it is written no score goes above ${ceiling}; it rises with each line that says what you did, how much, and what changed.`,
  severity: ceiling < GOOD_PROOF ? 'high' : 'medium',
  checkId: 'quantified',
  path: 'experience',
});

/**
 * Measures a resume by the published checklist. Pure: the same input gives the same output, byte for byte. Names,
 * gender, religion, origin, schools and employers are read by no check but those that ask whether a field is filled
 * and can be read back.
 */
export function analyseResume(input: AnalysisInput): Analysis {
  const request = input.target && {
    ...input.target,
    ...(input.target.posting ? { posting: cleanedPosting(input.target.posting).posting } : {}),
  };
  const cleaned = cleanedResume(input.resume, request?.posting ?? '');
  const read = readResume(cleaned.resume, input.today);
  const evidence = new SkillEvidence(read);
  const resolved = resolveTarget(read, request);
  const isGuessed = resolved.target.source === 'resume';
  const keywords = matchKeywords(resolved.skills, evidence);
  const isOther =
    (input.resume.designOptions?.language ?? 'en') !== 'en' ||
    isOtherLanguage(
      [read.summary, ...read.work, ...read.projects]
        .map((one) => (typeof one === 'string' ? one : one.text))
        .join('\n'),
    );

  const results: CheckResult[] = [
    checkContact(read),
    checkLink(read, resolved.target.title),
    checkSections(read, input.file),
    checkParseRecall(read, input.file),
    checkReadingOrder(read, input.file),
    checkDates(read),
    checkNewestFirst(read),
    checkLength(read),
    checkRoles(read),
    checkEducation(read),
    checkActionVerbs(read),
    checkQuantified(read),
    checkDutyPhrases(read),
    checkTense(read),
    checkFirstPerson(read),
    checkBuzzwords(read),
    checkRepetition(read),
    checkStatementLength(read),
    checkSpelling(read),
    checkCoverage(keywords, isGuessed),
    checkInUse(keywords, isGuessed),
    checkTargetTitle(read, resolved),
    checkRequirements(read, resolved, evidence),
    checkLocale(read),
  ];
  const checks = inEnglishOnly(results, isOther);
  const groups = groupsOf(checks);
  const earned = groups.reduce((total, group) => total + group.earned, 0);
  const possible = groups.reduce((total, group) => total + group.possible, 0);
  const reached = possible === 0 ? 0 : Math.round((100 * hundredths(earned)) / possible);
  const ceiling = textCeiling(read, isOther);
  const proven = isOther ? 100 : proofCeiling(read);
  const score = Math.min(reached, ceiling, proven);
  const suggestions = suggestionsOf(checks, possible);
  const notices: Issue[] = [
    ...(score < reached ? [ceiling <= proven ? tooLittle(read, ceiling) : unproven(proven)] : []),
    ...noticesOf(input, cleaned, isOther),
    ...gapTips(read),
  ];
  const skillGaps = findGaps(resolved, evidence);

  return {
    skillGaps,
    recommendedTraining: recommendTraining(skillGaps, input.hiddenCourses),
    recommendedIndustries: matchIndustries(read, evidence, input.listingCounts),
    atsScanResults: { score, issues: issuesOf(checks, notices), suggestions },
    breakdown: {
      band: bandOf(score),
      heading:
        resolved.skills.length > 0
          ? t`Readiness for ${resolved.target.title || resolved.target.occupation || t`this posting`}`
          : t`General readiness (no target role)`,
      groups,
      checks: CHECK_IDS.flatMap((id) => checks.filter((check) => check.id === id)),
      fixFirst: fixFirstOf(suggestions),
    },
    target: resolved.target,
    keywordCoverage: toCoverage(keywords),
    engine: BUILT_IN_ENGINE,
    rubricVersion: RUBRIC_VERSION,
  };
}
