import type { FactReport, LayoutReport, ShownStrength } from '@career/career/markets/market-report';
import { PERSON_FIELDS } from '@career/contracts/resume-table/resume-table';

/** How much a rule weighs, in a word or two. */
export const STRENGTH_WORDS: Readonly<Record<ShownStrength, string>> = {
  law: 'Law',
  'official advice': 'Official advice',
  reported: 'Reported, not checked',
  custom: 'Usual there',
  conflicting: 'Sources disagree',
};

const LAYOUT_WORDS: Readonly<Record<LayoutReport['name'], string>> = {
  pages: 'Length',
  paper: 'Paper',
  dates: 'Dates',
  spelling: 'Spelling',
  referees: 'Referees',
  signature: 'Signature',
  headings: 'Headings',
  order: 'Order of sections',
};

export const layoutWord = ({ name }: LayoutReport): string => LAYOUT_WORDS[name];

export const factWord = ({ fact }: FactReport): string =>
  fact === 'photoUrl' ? 'Photo' : (PERSON_FIELDS[fact]?.label ?? fact);

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
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${last}` : last;
}
