import { FACTS_ON_REQUEST, type ProtectedFact } from '@career/contracts/resume-table/printed-facts';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { choicesOf, withChoices } from './market-choices.ts';
import type { MarketProfile } from './market-profile/market-profile.schema.ts';

/** What the person chose about single facts. */
interface FactChoices {
  readonly shownFacts?: readonly ProtectedFact[] | null | undefined;
  readonly hiddenFacts?: readonly ProtectedFact[] | null | undefined;
}

const isOnRequest = (fact: ProtectedFact): boolean => FACTS_ON_REQUEST.some((name) => name === fact);

/** Whether a fact is printed, once it is written: as the person said, else as the market has it, if one is known. */
export function isFactPrinted(
  fact: ProtectedFact,
  profile: MarketProfile | undefined,
  choices: FactChoices | null | undefined,
): boolean {
  if (choices?.shownFacts?.includes(fact)) return true;
  if (choices?.hiddenFacts?.includes(fact)) return false;
  const rule = profile?.facts[fact].value ?? 'offer';
  return rule === 'show' || (rule === 'offer' && !isOnRequest(fact));
}

/** The options with a fact printed that was not, or the other way; as the market has it, nothing is stored. */
export function turnFact(
  options: DesignOptionsDto,
  fact: ProtectedFact,
  profile: MarketProfile | undefined,
): DesignOptionsDto {
  const choices = choicesOf(options, profile);
  const shown = (choices.shownFacts ?? []).filter((one) => one !== fact);
  const hidden = (choices.hiddenFacts ?? []).filter((one) => one !== fact);
  const wanted = !isFactPrinted(fact, profile, choices);
  const isUsual = wanted === isFactPrinted(fact, profile, { shownFacts: shown, hiddenFacts: hidden });
  if (!isUsual) (wanted ? shown : hidden).push(fact);
  return withChoices(options, profile, { ...choices, shownFacts: shown, hiddenFacts: hidden });
}

/** What decides whether a fact is printed: the person, the market, or nobody yet. */
type Decider = 'choice' | 'market' | 'nobody';

/** Whether a fact is printed, and why. */
export interface FactState {
  isPrinted: boolean;
  /** Whether the person turned it the other way. */
  isTurned: boolean;
  decider: Decider;
  /** What the market says of it; undefined while no market is known. */
  why: string | undefined;
}

/** What comes of a fact in print, said once for every place that shows it. */
export function factState(
  fact: ProtectedFact,
  profile: MarketProfile | undefined,
  options: Parameters<typeof choicesOf>[0],
): FactState {
  const isPrinted = isFactPrinted(fact, profile, choicesOf(options, profile));
  const isTurned = isPrinted !== isFactPrinted(fact, profile, undefined);
  const rule = profile?.facts[fact];
  const isByMarket = rule !== undefined && rule.value !== 'offer';
  return {
    isPrinted,
    isTurned,
    decider: isTurned ? 'choice' : isByMarket ? 'market' : 'nobody',
    why: rule?.why,
  };
}
