import { stemmer } from 'stemmer';
import { IRREGULAR_FORMS, KEPT_APART } from './data/word-forms.ts';

/** A word of a text, with what is needed to compare and to cite it. */
export interface Word {
  /** As written. */
  text: string;
  /** Folded, in one spelling and without its ending: equal for words that count as the same. */
  key: string;
  /** Offsets in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** What comes between it and the word before: a space, hyphen, slash or dot; a comma; or more, which parts them. */
  joint: 'close' | 'comma' | 'apart';
}

// C++, C#, F# and .NET are whole words; `kora.net` is not the framework.
const WORD =
  /(?:(?<![\p{L}\p{N}])\.(?:net|NET|Net)|\.NET)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?(?:\+\+|#(?![\p{L}\p{N}]))?|&/gu;
const JOINT = /^(?:[ \t\u00a0]*|[-‐‑./]|[ \t][-/&–][ \t])$/;
const CHUNK = /\S+/g;
const ADDRESS = /^[(<"']*(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)+\/|@[\w-]+\.[\w.-]/i;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([iy])z(e[srd]?|ing|ation|ations)$/, '$1s$2'],
  [/(col|lab|behavi|fav|hon|harb)our/, '$1or'],
  [/(cent|fib|theat|met|lit)re(s?)$/, '$1er$2'],
  [/programme/, 'program'],
  [/ell(ing|ed|er)$/, 'el$1'],
  [/(licen|defen|practi)c(e|es|ing|ed)$/, '$1s$2'],
  [/(catal|dial)ogue/, '$1og'],
  [/aemia|aed/, 'e'],
];

const keys = new Map<string, string>();
const KEYS_KEPT = 50_000;

/** Lower case without accents. */
export function fold(text: string): string {
  // Plain letters need no decomposition, and nearly all are plain.
  const lower = text.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** What a word is compared by: `Organisations` and `organization` have one key. */
export function wordKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  // CVs and KPIs, but not GIS.
  const plain = /^[A-Z]{2,}s$/.test(word) ? word.slice(0, -1) : word;
  let key = plain === '&' ? 'and' : fold(plain).replace(/['’]s?$|['’]/, '');
  key = IRREGULAR_FORMS[key] ?? key;
  if (key.length > 3 && /^[a-z]+$/.test(key)) {
    for (const [pattern, spelling] of SPELLINGS) key = key.replace(pattern, spelling);
    const single = key.replace(/ies$/, 'y').replace(/s$/, '');
    key = KEPT_APART.has(key) ? key : KEPT_APART.has(single) ? single : stemmer(key);
  }
  // Bounded: hostile text must not fill the memory of a process that lives for weeks.
  if (keys.size >= KEYS_KEPT) keys.clear();
  keys.set(word, key);
  return key;
}

/** The words of a text in order. Web and mail addresses hold none: a profile link is not a mention of a skill. */
export function wordsOf(text: string): Word[] {
  const addresses = addressesOf(text);
  const words: Word[] = [];
  let last = 0;
  let next = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    while (next < addresses.length && (addresses[next]?.end ?? 0) <= start) next++;
    const address = addresses[next];
    if (address && address.start <= start) continue;
    const joint = words.length > 0 && start - last < 6 ? jointOf(text.slice(last, start)) : 'apart';
    last = start + match[0].length;
    words.push({ text: match[0], key: wordKey(match[0]), start, end: last, joint });
  }
  return words;
}

const jointOf = (gap: string): Word['joint'] =>
  JOINT.test(gap) ? 'close' : gap === ', ' ? 'comma' : 'apart';

function addressesOf(text: string): { start: number; end: number }[] {
  const addresses: { start: number; end: number }[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    // The longest address that mail knows is shorter; a longer run of letters is not an address.
    if (chunk.length < 2_048 && ADDRESS.test(chunk))
      addresses.push({ start: index, end: index + chunk.length });
  }
  return addresses;
}
