// Generated from the JSON Schema by `npm run data`.
import type { MailTranslations } from './mail-translations.schema.ts';

declare const data: MailTranslations;
export = data;
