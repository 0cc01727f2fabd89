import type { DesignOptionsDto, MarketChoicesDto } from '@career/contracts/resumes/design-options.dto';
import { type ChoiceMarket, NO_MARKET } from '@career/contracts/vocabulary/market-vocabulary';
import { type MarketedResume, marketOf } from './market-choice.ts';
import type { MarketProfile } from './market-profile/market-profile.schema.ts';

/** What the person chose otherwise than a market has it. */
type MarketChoices = Pick<DesignOptionsDto, 'shownFacts' | 'hiddenFacts' | 'turnedRules'>;

type Nullable<Of> = { [Name in keyof Of]?: Of[Name] | null | undefined };

/** Design options as they may be stored: a null says the same as a missing key. */
export type StoredOptions = Nullable<Omit<DesignOptionsDto, 'otherChoices'>> & {
  otherChoices?:
    | readonly (Pick<MarketChoicesDto, 'market'> & Nullable<Omit<MarketChoicesDto, 'market'>>)[]
    | null
    | undefined;
};

const KINDS = ['shownFacts', 'hiddenFacts', 'turnedRules'] as const;

/** Choices without empty lists. */
function said(choices: StoredOptions | null | undefined): MarketChoices {
  return Object.fromEntries(
    KINDS.flatMap((kind) => (choices?.[kind]?.length ? [[kind, choices[kind]]] : [])),
  );
}
const isEmpty = (choices: MarketChoices): boolean => Object.keys(choices).length === 0;

const keyOf = (profile: MarketProfile | undefined): ChoiceMarket =>
  (profile?.id as ChoiceMarket) ?? NO_MARKET;

/** Choices of all markets; those that name none are of the market at hand. */
function byMarket(
  options: StoredOptions | null | undefined,
  market: ChoiceMarket,
): Map<string, MarketChoices> {
  const others = (options?.otherChoices ?? []).map((one) => [one.market, said(one)] as const);
  return new Map([...others, [options?.choicesFor ?? market, said(options)]]);
}

/** What the person chose for a market. A choice for one market says nothing of another. */
export const choicesOf = (
  options: StoredOptions | null | undefined,
  profile: MarketProfile | undefined,
): MarketChoices => byMarket(options, keyOf(profile)).get(keyOf(profile)) ?? {};

/** The options with the choices for a market put in place of those before; those for other markets are kept. */
export function withChoices(
  options: DesignOptionsDto,
  profile: MarketProfile | undefined,
  choices: MarketChoices,
): DesignOptionsDto {
  const market = keyOf(profile);
  const {
    shownFacts: _shown,
    hiddenFacts: _hidden,
    turnedRules: _turned,
    choicesFor: _for,
    otherChoices: _others,
    ...rest
  } = options;
  const all = byMarket(options, market);
  all.delete(market);
  const others = [...all].flatMap(([other, made]) =>
    isEmpty(made) ? [] : [{ market: other as ChoiceMarket, ...made }],
  );
  const own = said(choices);
  return {
    ...rest,
    ...own,
    ...((!isEmpty(own) || others.length > 0) && { choicesFor: market }),
    ...(others.length > 0 && { otherChoices: others }),
  };
}

/** Options from before choices named their market: they were made for the one that the resume has when it is opened. */
export function withTiedChoices(
  resume: MarketedResume & { designOptions: DesignOptionsDto },
): DesignOptionsDto {
  const { designOptions } = resume;
  if (designOptions.choicesFor || isEmpty(said(designOptions))) return designOptions;
  return { ...designOptions, choicesFor: keyOf(marketOf(resume)) };
}
