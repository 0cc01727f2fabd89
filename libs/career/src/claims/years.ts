import { numberOfWord } from '../letters/english/grammar.ts';

export interface YearsMention {
  years: number;
  /** What they have to be years of; undefined for any work. */
  field?: string;
  start: number;
  end: number;
  /** End of what they are years of. */
  reach: number;
}

const YEARS =
  /(?<![\p{L}\p{N}.])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?:\s*\(\d{1,2}\))?\s*(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?[\s-]*(?:years?|yrs?)(?:['’]s?|s['’])?\b(?!\s*(?:old|of age|degree|course|programme|program|plan|contract|warranty|ago))/giu;
const ANY_WORK =
  /^(?:full[- ]time|work(?:ing)?|professional|relevant|cognate|related|hands-on|solid|proven|total|overall|post-?graduation|the|a|an|similar|same|role|roles|position|capacity|field|industry|this|prior|previous|post|job|experience|least)$/i;

const telling = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => word !== '' && !ANY_WORK.test(word))
    .join(' ');

/** Spans of years that a text asks for or claims, with what they are years of. */
export function findYears(text: string): YearsMention[] {
  return [...text.matchAll(YEARS)].map(({ 0: written, 1: count = '', index }) => {
    const end = index + written.length;
    const after = text.slice(end).split(/[.;\n]/)[0] ?? '';
    const [, between = '', subject = ''] =
      /^\s*(?:of\s+)?((?:[\p{L}-]+\s+){0,4}?)experience(?:\s+(?:in|as|with|of|on|within|working (?:in|as|with|on))\s+([^,]{2,60}))?/iu.exec(
        after,
      ) ?? [];
    const [, doing = ''] =
      /^\s*(?:in|as|of|building|working (?:in|as|with)|developing|managing|selling|teaching|using|with)\s+(?!experience)([^,]{2,60})/i.exec(
        after,
      ) ?? [];
    const field = [telling(between), telling(subject || doing)].filter(Boolean).join(' ');
    const years = /^\d/.test(count)
      ? Number(count)
      : count.toLowerCase() === 'one'
        ? 1
        : (numberOfWord(count) ?? 0);
    const reach = field
      ? end +
        Math.max(
          0,
          after.search(
            new RegExp(
              `\\b${field
                .split(' ')
                .at(-1)
                ?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
              'i',
            ),
          ),
        ) +
        (field.split(' ').at(-1)?.length ?? 0)
      : end;
    return { years, start: index, end, reach, ...(field ? { field } : {}) };
  });
}
