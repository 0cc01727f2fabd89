import { memo } from '../memo.ts';
import employers from '../words/employer-words.json' with { type: 'json' };
import titles from '../words/title-words.json' with { type: 'json' };
import { WordList } from './word-list.ts';

const TITLE = new WordList(titles.words);
const TITLE_ENDING = new RegExp(
  `\\p{L}{2}(?:${titles.endings.join('|')})(?:/(?:-?in|innen))?(?!\\p{L})`,
  'giu',
);
const QUALIFIER = new WordList(titles.qualifiers);
const EMPLOYER = new WordList(employers.words);
const EMPLOYER_ENDING = new RegExp(`\\p{L}{3}(?:${employers.endings.join('|')})(?!\\p{L})`, 'giu');
const LEGAL = new RegExp(
  `(?<![\\p{L}\\d])(?:${employers.legalForms.map((form) => form.replace(/[.*+?^${'$'}{}()|[\]\\]/g, '\\$&')).join('|')})\\.?\\)?$`,
  'iu',
);
/** Ways of writing a gender into a German or French title. */
const GENDERED =
  /\((?:[mwfdx]\/){1,3}[mwfdx]\)|[*:·](?:in|innen|e|ne|rice|euse|trice)(?!\p{L})|\/-?in(?!\p{L})/iu;
const TITLE_OF =
  /^(?:head|director|manager|chief|vice president|vp|member|intern|trainee|professor|master|responsable|chef|chargée?|leiter(?:in)?|leitung|coordenador|diretora?|assistant|officer|lead|chair|minister)\s+(?:of|for|to|de|des|du|d['’]|der|für|do|da|en|in)\s?/iu;
const NOT_TITLE_AT = /\s(?:at|chez|bei|@)\s/iu;

const endings = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => index + length);

/** Where the parts between commas end that are surely names of employers. */
function legalEnds(text: string): number[] {
  const parts = text.split(',');
  return parts.flatMap((part, at) =>
    parts.length > 1 && LEGAL.test(part.trim()) ? [parts.slice(0, at + 1).join(',').length] : [],
  );
}

/** How much a text looks like a job title (above zero) or an employer (below zero). */
export const titleScore = memo((text: string): number => {
  const bare = text.trim().replace(/\s*\([^)]*\)$/, '') || text;
  if (LEGAL.test(bare.trim()) && !/^(?:co|sa|as|ag|se|ab|rc)$/i.test(bare.trim())) return -4;
  if (GENDERED.test(text)) return 4;
  if (TITLE_OF.test(bare)) return 3.5;
  const ends = [...TITLE.endsIn(bare), ...endings(bare, TITLE_ENDING)];
  const employer = [...EMPLOYER.endsIn(bare), ...legalEnds(bare), ...endings(bare, EMPLOYER_ENDING)];
  return scoreOfEnds(bare, ends, employer);
});

/** What ends last decides. @param ends of words for titles. @param employer ends of words for employers. */
function scoreOfEnds(bare: string, ends: readonly number[], employer: readonly number[]): number {
  const title = Math.max(-1, ...ends);
  const last = Math.max(-1, ...employer);
  const qualified = QUALIFIER.has(bare) ? 0.5 : 0;
  if (title < 0 && last < 0) return NOT_TITLE_AT.test(bare) ? 0 : qualified;
  if (last < 0) return 3 + qualified;
  if (title < 0) return -3;
  // 'Bank Manager' is a title; 'Manager Foods' is none; 'Engineer, Payments Systems' begins with one.
  const starts = /^(?:\S+\s){0,2}?\S*$/.test(bare.slice(0, Math.min(...ends)));
  if (title >= last) return 2 + qualified;
  return starts ? 0.5 + qualified : -1;
}
