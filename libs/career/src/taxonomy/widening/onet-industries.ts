import data from '../data/onet-industries.json' with { type: 'json' };

/*
 * Industry of an occupation by the beginning of its O*NET-SOC code, the longest beginning first. A hand map of ours: the
 * code sorts by kind of work, we by where such work is advertised in Africa.
 */
const INDUSTRY_BY_CODE: Readonly<Record<string, string>> = data.industries;

/** The industry of a code such as `29-1141.00`; consulting and management when the code is unknown. */
export function industryOfCode(code: string): string {
  for (let length = code.length; length >= 3; length--) {
    const industry = INDUSTRY_BY_CODE[code.slice(0, length)];
    if (industry) return industry;
  }
  return 'consulting';
}
