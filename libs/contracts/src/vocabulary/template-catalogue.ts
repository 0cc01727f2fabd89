import catalogue from './data/template-catalogue.json' with { type: 'json' };
import type { TemplateCard as Card } from './data/template-catalogue.schema.ts';
import trades from './data/trades.json' with { type: 'json' };
import type { Trades } from './data/trades.schema.ts';
import type { TemplateId } from './template-ids.ts';

export type Trade = keyof Trades;

/** Kinds of work by which the gallery can be narrowed, and what it calls them. */
export const TRADES: Readonly<Record<Trade, string>> = trades;

/** What the gallery, the database and other programs say of a template. Its design lives in the templates library. */
export interface TemplateCard extends Readonly<Card> {}

export const TEMPLATE_CATALOGUE: Readonly<Record<TemplateId, TemplateCard>> = catalogue;
