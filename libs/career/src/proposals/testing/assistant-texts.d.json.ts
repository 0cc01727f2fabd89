// Generated from the JSON Schema by `npm run data`.
import type { AssistantTexts } from './assistant-texts.schema.ts';

declare const data: AssistantTexts;
export = data;
