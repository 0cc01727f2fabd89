import { t } from '../../../shared/language/texts.ts';

/** Leads to the list of the person's letters. */
export const LettersLink = () => <a className="button" href="/cover-letters">{t`Your cover letters`}</a>;
