// Generated from the JSON Schema by `npm run data`.

/**
 * Hosts that the courses of a provider may link to
 */
export interface ProviderHosts {
  [k: string]: string[];
}
