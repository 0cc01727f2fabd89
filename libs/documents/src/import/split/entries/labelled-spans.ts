import { findPeriod } from '../dates/dates.ts';
import type { ReadLine } from '../line.ts';

const FROM =
  "(?:from|start(?:ed|ing)?(?: date)?|date (?:engaged|joined|employed|started|from|of (?:employment|appointment|joining|engagement|entry|commencement))|joined(?: on)?|commenced|entry date|de|du|depuis|début|date (?:de début|d[’']entrée|d[’']embauche)|von|beginn|desde|início|data de (?:início|entrada|admissão)|kuanzia)";
const TO =
  "(?:to|until|till|end(?:ed|ing)?(?: date)?|date (?:left|ended|to|terminated|of (?:leaving|exit|termination|departure))|left(?: on)?|exit date|relieved(?: on)?|au?|à|jusqu[’']à|fin|date (?:de fin|de départ|de sortie)|bis|ende|até|fim|data de (?:fim|saída|conclusão)|hadi)";
const MARK = '\\s*[:：.=–-]*\\s*';
const BOTH = new RegExp(`^${FROM}${MARK}(\\S.{2,24}?)[\\s,;|]+${TO}${MARK}(\\S.{2,24})$`, 'iu');
const START = new RegExp(`^${FROM}${MARK}(\\S.{2,24})$`, 'iu');
const END = new RegExp(`^${TO}${MARK}(\\S.{2,24})$`, 'iu');

const textOf = ({ text }: ReadLine): string => text.replace(/\t/g, ' ').replace(/\s+/g, ' ').trim();

/** The span of two texts that are a date each, the second one perhaps a word such as 'now'. */
function spanOf(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined || to === undefined || findPeriod(from)?.isRange !== false) return undefined;
  const span = `${from} – ${to}`;
  const period = findPeriod(span, true);
  return period?.isRange && period.index === 0 && period.length >= span.length - 1 ? span : undefined;
}

function dated(line: ReadLine, text: string, sources: readonly number[]): ReadLine {
  const [cell] = line.cells;
  if (!cell) return line;
  const { box: _box, faces: _faces, ...plain } = cell;
  return {
    ...line,
    bullet: false,
    cells: [{ ...plain, text, sources: [...sources], label: 'date' }],
    text,
    sources: [...sources],
  };
}

/** 'From: May 2016' above 'To: till now', or both on one line: one span of time. */
export function withLabelledSpans(lines: readonly ReadLine[]): ReadLine[] {
  const whole: ReadLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const [, end] = END.exec(textOf(line)) ?? [];
    const [, start] = (before && end !== undefined && START.exec(textOf(before))) || [];
    const [, from, to] = BOTH.exec(textOf(line)) ?? [];
    const own = spanOf(from, to);
    const both = spanOf(start, end);
    if (before && both) whole[whole.length - 1] = dated(before, both, [...before.sources, ...line.sources]);
    else whole.push(own ? dated(line, own, line.sources) : line);
  }
  return whole;
}
