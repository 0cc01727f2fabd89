// Generated from the JSON Schema by `npm run data`.

/**
 * Courses that can be recommended
 */
export type Courses = {
  /**
   * Stable: saved insights refer to it.
   */
  id: string;
  title: string;
  provider: string;
  /**
   * Checked by pattern and by the hosts of its provider (provider-hosts.json).
   */
  url: string;
  /**
   * @minItems 1
   */
  skills: [string, ...string[]];
  level: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  cost: 'free' | 'free-audit' | 'paid';
  region: 'nigeria' | 'africa' | 'world';
  /**
   * As the provider states it.
   */
  duration: string;
  /**
   * Key of taxonomy/data/sources.json.
   */
  source: string;
  /**
   * Code of ISO 639-1.
   */
  language: string;
  /**
   * The least device on which all of it can be followed.
   */
  device: 'phone' | 'computer';
  /**
   * Mobile data it takes: low is mostly text, high mostly video.
   */
  data: 'low' | 'medium' | 'high';
  lastChecked: string;
}[];
