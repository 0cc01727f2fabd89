// Generated from the JSON Schema by `npm run data`.
import type { TemplateCatalogue } from './template-catalogue.schema.ts';

declare const data: TemplateCatalogue;
export = data;
