// Generated from the JSON Schema by `npm run data`.
import type { ProviderHosts } from './provider-hosts.schema.ts';

declare const data: ProviderHosts;
export = data;
