/*
 * Industry of an occupation by the beginning of its O*NET-SOC code, the longest beginning first. A hand map of ours: the
 * code sorts by kind of work, we by where such work is advertised in Africa.
 */
const INDUSTRY_BY_CODE: Readonly<Record<string, string>> = {
  '11-': 'consulting',
  '11-2': 'marketing',
  '11-3031': 'accounting-finance',
  '11-3121': 'human-resources',
  '11-9013': 'agriculture',
  '11-9021': 'construction',
  '11-9033': 'education',
  '11-9111': 'healthcare',
  '13-': 'consulting',
  '13-1071': 'human-resources',
  '13-2': 'accounting-finance',
  '15-': 'information-technology',
  '15-2': 'science-research',
  '17-': 'engineering',
  '17-1': 'construction',
  '19-': 'science-research',
  '21-': 'religious-community',
  '23-': 'law',
  '25-': 'education',
  '27-': 'arts-entertainment',
  '27-3': 'media',
  '29-': 'healthcare',
  '31-': 'healthcare',
  '33-': 'security',
  '35-': 'hospitality',
  '37-': 'real-estate',
  '39-': 'beauty-wellness',
  '41-': 'sales',
  '41-2': 'retail',
  '43-': 'administration',
  '43-4': 'customer-service',
  '45-': 'agriculture',
  '47-': 'construction',
  '47-5': 'mining',
  '49-': 'trades',
  '51-': 'manufacturing',
  '53-': 'logistics',
  '53-2': 'aviation',
  '53-5': 'maritime',
  '55-': 'security',
};

/** The industry of a code such as `29-1141.00`; consulting and management when the code is unknown. */
export function industryOfCode(code: string): string {
  for (let length = code.length; length >= 3; length--) {
    const industry = INDUSTRY_BY_CODE[code.slice(0, length)];
    if (industry) return industry;
  }
  return 'consulting';
}
