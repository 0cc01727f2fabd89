import { readJobs } from '../fields/jobs.ts';
import type { ReadLine } from '../line.ts';
import type { FurtherEntry } from './further-entry.types.ts';
import { serviceFacts } from './service-facts.ts';

/** Reads unpaid work and internships, which are laid out as jobs are. */
export const workedEntries = (lines: readonly ReadLine[]): FurtherEntry[] =>
  readJobs(lines).map(({ company, position, current, ...rest }) => ({
    fields: { ...rest, organisation: company, role: position },
    isCurrent: current,
  }));

const SCHEMES: readonly (readonly [RegExp, string])[] = [
  [/\bnysc\b|national youth service corps|\bcorps member\b/i, 'nysc'],
  [/ghana.*national service|national service.*ghana/i, 'ghana-national-service'],
  [/militar|wehrdienst|\barmy\b|jeshi/i, 'military'],
];

/** Reads national service: whom it was done for, and which service as far as heading or entry say so. */
export const serviceEntries = (lines: readonly ReadLine[], heading: string): FurtherEntry[] => {
  const entries = workedEntries(lines);
  // What a sentence says of the service is that of its entry only where there is one.
  const facts = entries.length === 1 ? serviceFacts(lines) : {};
  return entries.map(({ fields: { role, description, ...fields } }, at) => {
    const said = [role, description].filter((field) => field !== undefined && 'text' in field);
    const words = said.map(({ text }) => text);
    const own = [heading, ...words, lines[at]?.text ?? ''].join(' ');
    const scheme = SCHEMES.find(([pattern]) => pattern.test(own))?.[1];
    const sources = lines[0]?.sources ?? [];
    return {
      fields: {
        ...fields,
        ...facts,
        ...(isScheme(fields.organisation) ? { organisation: undefined } : {}),
        scheme: scheme === undefined ? undefined : { text: scheme, sources },
        name: scheme === undefined && !fields.organisation ? { text: heading, sources } : undefined,
        description:
          words.length === 0
            ? undefined
            : { text: words.join('\n'), sources: said.flatMap((field) => [...field.sources]) },
      },
    };
  });
};

/** 'National Youth Service Corps' as the employer is the service itself. */
const isScheme = (organisation: FurtherEntry['fields'][string]): boolean =>
  organisation !== undefined &&
  'text' in organisation &&
  /^(?:the )?national youth service corps?(?: \(nysc\))?$/i.test(organisation.text);
