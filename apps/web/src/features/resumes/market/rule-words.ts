import { inSentence } from '@career/career/markets/fact-choice';
import type { FactReport, LayoutReport, ShownStrength } from '@career/career/markets/market-report';
import { PERSON_FIELDS } from '@career/contracts/resume-table/resume-table';
import { intlLanguages, t } from '../../../shared/language/texts.ts';

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
  fact === 'photoUrl' ? t`Photo` : (PERSON_FIELDS[fact]?.label ?? fact);

/** A market within a sentence; its name is English, so only English sentences give it an article. */
export const marketWord = (market: { name: string }): string =>
  intlLanguages()[0]?.startsWith('en') ? inSentence(market) : market.name;

/** The site that a source is on; of tables of the Unicode Consortium, whose they are. */
export function siteOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return pathname.startsWith('/unicode-org/') ? 'Unicode CLDR' : hostname.replace(/^www\./, '');
}

/** Names in a sentence: `Photo, gender and nationality`. */
export function listed(names: readonly string[]): string {
  const said = names.map((name, index) =>
    index === 0 ? name : name.slice(0, 1).toLocaleLowerCase('en') + name.slice(1),
  );
  const last = said.at(-1) ?? '';
  return said.length > 1 ? t`${said.slice(0, -1).join(', ')} and ${last}` : last;
}
