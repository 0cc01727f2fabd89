import { SCREEN_LANGUAGES } from '@career/contracts/vocabulary/account-vocabulary';
import { type MailTexts, mailTexts } from '../../../mail/texts/mail-texts.ts';
import type { Visitor } from './visitor.decorator.ts';

/** Our own words on a page, for whoever reads it; where the browser asks for no language of ours, in that of the resume. */
export const pageTexts = ({ language }: Pick<Visitor, 'language'>, resumeLanguage = 'en'): MailTexts =>
  mailTexts(language ?? SCREEN_LANGUAGES.find((one) => one === resumeLanguage));
