import type { FactState } from '@career/career/markets/fact-choice';
import type { MarketProfile } from '@career/career/markets/market-profile/market-profile.schema';
import type { FactReport, LayoutReport, ShownStrength } from '@career/career/markets/market-report';
import { PERSON_FIELDS } from '@career/contracts/resume-table/resume-table';
import { intlLanguages, t, translated } from '../../../shared/language/texts.ts';

/** How much a rule weighs, in a word or two. */
export const STRENGTH_WORDS: Readonly<Record<ShownStrength, string>> = {
  law: t`Law`,
  'official advice': t`Official advice`,
  reported: t`Reported, not checked`,
  custom: t`Usual practice`,
  conflicting: t`Sources disagree`,
};

const LAYOUT_WORDS: Readonly<Record<LayoutReport['name'], string>> = {
  pages: t`Length`,
  paper: t`Paper`,
  dates: t`Dates`,
  spelling: t`Spelling`,
  referees: t`Referees`,
  signature: t`Signature`,
  headings: t`Headings`,
  order: t`Order of sections`,
};

export const layoutWord = ({ name }: LayoutReport): string => LAYOUT_WORDS[name];

export const factWord = ({ fact }: FactReport): string =>
  fact === 'photoUrl' ? t`Photo` : translated(PERSON_FIELDS[fact]?.label ?? fact);

/** A market within a sentence: English has an article before some of them. */
export function marketWord({ name }: Pick<MarketProfile, 'name'>): string {
  const own = translated(name);
  const isEnglish = own === name && intlLanguages()[0]?.startsWith('en');
  return isEnglish ? name.replace(/^United /, 'the $&') : own;
}

/** Why a fact is printed or kept back, in one or two sentences. */
export function factReason(state: FactState, market: MarketProfile | undefined): string {
  const said = stateSentence(state, market);
  return state.why === undefined ? said : `${said} ${translated(state.why)}`;
}

function stateSentence({ isPrinted, decider }: FactState, market: MarketProfile | undefined): string {
  if (decider === 'choice')
    return isPrinted ? t`Printed because you chose so.` : t`Kept back because you chose so.`;
  if (decider === 'market' && market) {
    const name = marketWord(market);
    return isPrinted ? t`Printed for ${name}.` : t`Kept back for ${name}.`;
  }
  return isPrinted ? t`Printed until you choose otherwise.` : t`Kept back until you choose otherwise.`;
}

/** The site that a source is on; of tables of the Unicode Consortium, whose they are. */
export function siteOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return pathname.startsWith('/unicode-org/') ? 'Unicode CLDR' : hostname.replace(/^www\./, '');
}

/** A word in lower case unless all of it is capitals, as within a sentence: `LGA` stays. */
const lowered = (word: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.slice(0, 1).toLocaleLowerCase('en') + word.slice(1) : word;

/** Names in a sentence: `Photo, gender and nationality`. */
export function listed(names: readonly string[]): string {
  const said = names.map((name, index) => (index === 0 ? name : lowered(name)));
  const last = said.at(-1) ?? '';
  return said.length > 1 ? t`${said.slice(0, -1).join(t`, `)} and ${last}` : last;
}
