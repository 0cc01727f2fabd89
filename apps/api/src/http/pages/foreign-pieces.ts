import { html, type Markup } from './html.ts';

interface Script {
  /** As a screen reader should read it; empty where letters do not say which language they write. */
  language: string;
  isRightToLeft: boolean;
  letters: RegExp;
}

/** Kana and Hangul say whose Chinese letters are. */
const SCRIPTS: readonly Script[] = [
  { language: 'ja', isRightToLeft: false, letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { language: 'ko', isRightToLeft: false, letters: /\p{Script=Hangul}/u },
  { language: 'zh', isRightToLeft: false, letters: /\p{Script=Han}/u },
  { language: 'am', isRightToLeft: false, letters: /\p{Script=Ethiopic}/u },
  { language: 'ar', isRightToLeft: true, letters: /\p{Script=Arabic}/u },
  { language: 'he', isRightToLeft: true, letters: /\p{Script=Hebrew}/u },
  { language: '', isRightToLeft: false, letters: /\p{Script=Latin}/u },
];

const KINDS = [
  ...['Latin', 'Arabic', 'Hebrew', 'Ethiopic'].map((name) => `\\p{Script=${name}}`),
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc',
];
/** Letters of one kind with what is between them. */
const RUN = new RegExp(
  KINDS.map((kind) => `[${kind}](?:[${kind}\\p{M}\\p{Nd}\\p{Zs}\\p{P}]*[${kind}\\p{M}])?`).join('|'),
  'gu',
);

/** A text that changes its script more often is no sentence with names in it. */
const PIECES_MOST = 20;

/** Most texts have none of these letters, which is quicker to see. */
const OTHER_THAN_LATIN = new RegExp(`[${KINDS.slice(1).join('')}]`, 'u');

const scriptOf = (text: string): Script | undefined => SCRIPTS.find(({ letters }) => letters.test(text));

/** Languages of our documents and screens that are not written in Latin letters. */
const NOT_LATIN = ['ar', 'am'];

const isWrittenIn = ({ language }: Script, own: string): boolean =>
  language === (NOT_LATIN.includes(own) ? own : '');

/**
 * A text with the language and direction of each piece in letters that its own language is not written in. Chromium 156
 * sees a face that comes late in such a piece, but not in the bare text of a heading.
 */
export function withLanguages(text: string, own: string): Markup {
  if (!NOT_LATIN.includes(own) && !OTHER_THAN_LATIN.test(text)) return html`${text}`;
  const pieces = [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const script = scriptOf(run);
    return !script || isWrittenIn(script, own) ? [] : [{ run, index, script }];
  });
  if (pieces.length === 0 || pieces.length > PIECES_MOST) return html`${text}`;
  let end = 0;
  const marked = pieces.map(({ run, index, script: { language, isRightToLeft } }) => {
    const before = text.slice(end, index);
    end = index + run.length;
    const turns = isRightToLeft !== (own === 'ar');
    return html`${before}<span lang="${language}"${turns && html` dir="${isRightToLeft ? 'rtl' : 'ltr'}"`}>${run}</span>`;
  });
  return html`${marked}${text.slice(end)}`;
}
