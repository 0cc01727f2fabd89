import {
  FACTS_ON_REQUEST,
  PROTECTED_FACTS,
  type ProtectedFact,
} from '@career/contracts/resume-table/printed-facts';
import { RESUME_SECTIONS, type ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { MarketRule } from '@career/contracts/vocabulary/market-vocabulary';
import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import { type MarketedResume, marketOf } from './market-choice.ts';
import type { MarketProfile } from './market-profile/market-profile.schema.ts';
import { countryPaper } from './paper-size.ts';

type Options = {
  [Option in keyof DesignOptionsDto]?: DesignOptionsDto[Option] | null | undefined;
};
/** A resume as far as the rules of its market change what it prints. */
export interface PrintableResume extends MarketedResume {
  designOptions?: Options | null | undefined;
}

/** What a template has no word in: these rules hold only where the person asks for them. */
const ASKED_RULES: ReadonlySet<MarketRule> = new Set(['order', 'headings']);

/** Whether a rule of the market holds for this resume. */
export function isApplied(rule: MarketRule, options: Options | null | undefined): boolean {
  const isTurned = options?.turnedRules?.includes(rule) ?? false;
  return ASKED_RULES.has(rule) === isTurned;
}

/** Whether a fact is printed, once it is written: as the person said, else as the market has it. */
export function isFactPrinted(
  fact: ProtectedFact,
  { facts }: MarketProfile,
  options: Options | null | undefined,
): boolean {
  if (options?.shownFacts?.includes(fact)) return true;
  if (options?.hiddenFacts?.includes(fact)) return false;
  const { value } = facts[fact];
  return value === 'show' || (value === 'offer' && !isOnRequest(fact));
}

const isOnRequest = (fact: string): boolean => FACTS_ON_REQUEST.some((name) => name === fact);

/** Sections of a rule, without those that the resume does not know. */
const known = (names: readonly string[]): ResumeSection[] =>
  RESUME_SECTIONS.filter((section) => names.includes(section)).toSorted(
    (one, other) => names.indexOf(one) - names.indexOf(other),
  );

/** The paper of the market a resume is for, else that of its country. */
export const marketPaper = (resume: MarketedResume): PageSize | undefined =>
  marketOf(resume)?.layout.paper?.value ?? countryPaper(resume);

/** The options with a fact printed that was not, or the other way; as the market has it, nothing is stored. */
export function turnFact(
  options: DesignOptionsDto,
  fact: ProtectedFact,
  profile: MarketProfile,
): DesignOptionsDto {
  const { shownFacts = [], hiddenFacts = [], ...rest } = options;
  const shown = shownFacts.filter((one) => one !== fact);
  const hidden = hiddenFacts.filter((one) => one !== fact);
  const wanted = !isFactPrinted(fact, profile, options);
  const isUsual = wanted === isFactPrinted(fact, profile, { shownFacts: shown, hiddenFacts: hidden });
  if (!isUsual) (wanted ? shown : hidden).push(fact);
  return {
    ...rest,
    ...(shown.length > 0 && { shownFacts: shown }),
    ...(hidden.length > 0 && { hiddenFacts: hidden }),
  };
}

/** The options with a rule of the market turned the other way. */
export function turnRule(options: DesignOptionsDto, rule: MarketRule): DesignOptionsDto {
  const { turnedRules = [], ...rest } = options;
  const turned = turnedRules.includes(rule)
    ? turnedRules.filter((one) => one !== rule)
    : [...turnedRules, rule];
  return { ...rest, ...(turned.length > 0 && { turnedRules: turned }) };
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
    ...options,
    ...(pageSize && { pageSize }),
    ...(profile && { ...factOptions(profile, options), ...layoutOptions(profile, options) }),
  };
  return Object.keys(designOptions).length === 0 ? resume : { ...resume, designOptions };
}

/** What the person may see printed, or not, under the rules of the market. */
function factOptions(
  profile: MarketProfile,
  options: Options,
): Pick<DesignOptionsDto, 'shownFacts' | 'hiddenFacts'> {
  const isShown = (fact: ProtectedFact): boolean => isFactPrinted(fact, profile, options);
  return {
    shownFacts: PROTECTED_FACTS.filter(isShown),
    hiddenFacts: PROTECTED_FACTS.filter((fact) => !isShown(fact)),
  };
}

function layoutOptions({ layout }: MarketProfile, options: Options): Partial<DesignOptionsDto> {
  const { dates, referees, order, headings } = layout;
  const holds = (rule: MarketRule): boolean => isApplied(rule, options);
  return {
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
