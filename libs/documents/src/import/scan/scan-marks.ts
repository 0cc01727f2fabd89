import type { ScanLine, ScanWord } from './scan.types.ts';

/** What a printed dot before an item of a list is taken for. */
const DOT_READ_AS = /^(?:[+*•·¢«»°®©¬~=¤§eo]|[-–—])$/;
/** Frames of labels and rules beside a line, read as signs. */
const FRAME = /^[|[\](){}_\\/¦‘’'`]+$/;

/** A line with its list mark as a dot, and without what no letter was printed for. */
export function withMarks(line: ScanLine): ScanLine {
  const words = line.words.filter(({ text }) => text.trim() !== '' && !FRAME.test(text));
  const [first, second] = words;
  if (first && words.length === 1 && isDot(first, line)) return { ...line, words: [{ ...first, text: '•' }] };
  if (!first || !second || !DOT_READ_AS.test(first.text) || !/^["“(]?[\p{Lu}\d]/u.test(second.text))
    return { ...line, words: words.map(unframed) };
  return { ...line, words: [{ ...first, text: '•' }, ...words.slice(1).map(unframed)] };
}

/** A dot that was found apart from the words after it. */
const isDot = ({ text, bbox }: ScanWord, { rowAttributes }: ScanLine): boolean =>
  /^[^\p{L}\d]$|^[eo]$/u.test(text) && bbox.x1 - bbox.x0 < rowAttributes.rowHeight * 0.8;

/** A label's frame touches its first and last letters: `(Excel` is not a word, and `Excel)` is none. */
function unframed(word: ScanWord): ScanWord {
  const { text } = word;
  const opens = (text.match(/[([{]/g) ?? []).length;
  const closes = (text.match(/[)\]}]/g) ?? []).length;
  if (opens === closes) return word;
  return { ...word, text: opens > closes ? text.replace(/^[([{]/, '') : text.replace(/[)\]}]$/, '') };
}
