import data from './word-forms.json' with { type: 'json' };
/** Words that lose their difference when endings are cut, as Porter's rules cut them: a product is not a production. */
export const KEPT_APART: ReadonlySet<string> = new Set(data.keptApart);

/** Forms that ending rules do not lead back to the verb: past forms, and nouns of the action. */
export const IRREGULAR_FORMS: Readonly<Record<string, string>> = data.irregularForms;

/** Past forms without -ed. */
export const PAST_FORMS: ReadonlySet<string> = new Set(data.pastForms);

/** Nouns in -ing that name a field and not what was done: someone who accounted for sales did no accounting. */
export const NOUNS_OF_FIELDS: ReadonlySet<string> = new Set(data.nounsOfFields);
