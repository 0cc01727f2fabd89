import { PROTECTED_FACTS, type ProtectedFact } from '@career/contracts/resume-table/printed-facts';
import { RESUME_SECTIONS, type ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { ClosingLine, MarketRule } from '@career/contracts/vocabulary/market-vocabulary';
import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import { isFactPrinted } from './fact-choice.ts';
import { type MarketedResume, marketOf } from './market-choice.ts';
import { choicesOf, type StoredOptions, withChoices } from './market-choices.ts';
import type { MarketProfile } from './market-profile/market-profile.schema.ts';
import { countryPaper } from './paper-size.ts';

/** A resume as far as the rules of its market change what it prints. */
export interface PrintableResume extends MarketedResume {
  designOptions?: StoredOptions | null | undefined;
}

/** What a template has no word in: these rules hold only where the person asks for them. */
const ASKED_RULES: ReadonlySet<MarketRule> = new Set(['order', 'headings']);

/** Whether a rule of the market holds for this resume. */
export function isApplied(
  rule: MarketRule,
  profile: MarketProfile,
  options: StoredOptions | null | undefined,
): boolean {
  const { layout } = profile;
  const isTurned = choicesOf(options, profile).turnedRules?.includes(rule) ?? false;
  const isDoubtful = rule === 'signature' && layout.signature?.strength === 'conflicting';
  return (ASKED_RULES.has(rule) || isDoubtful) === isTurned;
}

/** Sections of a rule, without those that the resume does not know. */
const known = (names: readonly string[]): ResumeSection[] =>
  RESUME_SECTIONS.filter((section) => names.includes(section)).toSorted(
    (one, other) => names.indexOf(one) - names.indexOf(other),
  );

/** The paper of the market a resume is for, else that of its country. */
export const marketPaper = (resume: MarketedResume): PageSize | undefined =>
  marketOf(resume)?.layout.paper?.value ?? countryPaper(resume);

/** The options with a rule of the market turned the other way. */
export function turnRule(
  options: DesignOptionsDto,
  rule: MarketRule,
  profile: MarketProfile | undefined,
): DesignOptionsDto {
  const choices = choicesOf(options, profile);
  const { turnedRules = [] } = choices;
  const turned = turnedRules.includes(rule)
    ? turnedRules.filter((one) => one !== rule)
    : [...turnedRules, rule];
  return withChoices(options, profile, { ...choices, turnedRules: turned });
}

/**
 * The resume as its market expects it: facts shown and kept back, paper, form of dates, and what the person accepted of
 * order and headings. Nothing is deleted, and what the person chose among the design options holds.
 */
export function applyMarket<Resume extends PrintableResume>(resume: Resume): Resume {
  const profile = marketOf(resume);
  const options = resume.designOptions ?? {};
  const pageSize = options.pageSize ?? marketPaper(resume);
  const designOptions = {
    ...printedOptions(profile, options),
    ...(pageSize && { pageSize }),
    ...(profile && { ...factOptions(profile, options), ...layoutOptions(profile, options) }),
  };
  return Object.keys(designOptions).length === 0 ? resume : { ...resume, designOptions };
}

/** The options with nothing in them that was chosen for another market. */
function printedOptions(profile: MarketProfile | undefined, options: StoredOptions): StoredOptions {
  if (!options.choicesFor) return options;
  const { shownFacts: _shown, hiddenFacts: _hidden, turnedRules: _rules, ...rest } = options;
  const { choicesFor: _for, otherChoices: _others, ...kept } = rest;
  return { ...kept, ...choicesOf(options, profile) };
}

/** What the person may see printed, or not, under the rules of the market. */
function factOptions(
  profile: MarketProfile,
  options: StoredOptions,
): Pick<DesignOptionsDto, 'shownFacts' | 'hiddenFacts'> {
  const choices = choicesOf(options, profile);
  const isShown = (fact: ProtectedFact): boolean => isFactPrinted(fact, profile, choices);
  return {
    shownFacts: PROTECTED_FACTS.filter(isShown),
    hiddenFacts: PROTECTED_FACTS.filter((fact) => !isShown(fact)),
  };
}

function layoutOptions(profile: MarketProfile, options: StoredOptions): Partial<DesignOptionsDto> {
  const { dates, referees, order, headings } = profile.layout;
  const holds = (rule: MarketRule): boolean => isApplied(rule, profile, options);
  const closing = options.closingLines ?? closingLines(profile, holds);
  return {
    ...(closing.length > 0 && { closingLines: closing }),
    ...(dates && !options.dateFormat && holds('dates') && { dateFormat: dates.value }),
    ...(referees?.value === 'leave-out' &&
      holds('referees') && {
        hiddenSections: [...new Set([...(options.hiddenSections ?? []), 'referees' as const])],
      }),
    ...(order && holds('order') && { sectionOrder: known(order.value) }),
    ...(headings &&
      holds('headings') && { sectionHeadings: { ...headings.value, ...options.sectionHeadings } }),
  };
}

/** The lines that a market expects at the end. */
function closingLines({ layout }: MarketProfile, holds: (rule: MarketRule) => boolean): ClosingLine[] {
  const { referees, signature } = layout;
  const isOffered = referees?.value === 'listed-or-on-request' && holds('referees');
  const isSigned = signature !== undefined && holds('signature');
  return [
    ...(isOffered ? ['referees-on-request' as const] : []),
    ...(isSigned && signature.value === 'declaration' ? ['declaration' as const] : []),
    ...(isSigned ? ['signature' as const] : []),
  ];
}
