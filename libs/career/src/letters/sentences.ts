const ABBREVIATIONS = new Set(
  'bros co corp dept dr e.g eng eq est etc i.e inc jr llc ltd messrs mr mrs ms mt no nos plc prof pty rev snr sr st vs'.split(
    ' ',
  ),
);

/** Whether the full stop at `at` belongs to its word, as in `Ltd.`, `B.Sc.` or `J.`. */
function endsAbbreviation(text: string, at: number): boolean {
  if (text[at] !== '.') return false;
  const word = /[\p{L}.&]+$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  // `180 ms.` are milliseconds, `Ms.` is a person.
  return (
    (ABBREVIATIONS.has(word.toLowerCase()) && word !== 'ms') ||
    /^\p{Lu}$/u.test(word) ||
    /\p{L}\.\p{L}/u.test(word)
  );
}

/** A word of grammar in capitals opens a sentence, also behind `Ltd.`; `I. Okafor` is a name. */
const OPENER =
  /^\s+["'“‘([]?(?:I(?:['’]\p{L}+)?\s|(?:My|The|This|These|Those|It|We|You|They|He|She|At|In|On|For|From|With|As|Since|Before|After|During|While|When|Now|Currently|Previously|Also|And|But|Then|Both)\b)/u;

/** Sentences of a paragraph. An abbreviation ends one at the end of the text or where the next begins for certain. */
export function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(/[.!?]["'”’)\]]*(?=\s+["'“‘([]?[\p{Lu}\p{N}[])/gu)) {
    const end = match.index + match[0].length;
    if (endsAbbreviation(paragraph, match.index) && !OPENER.test(paragraph.slice(end))) continue;
    found.push(paragraph.slice(start, end));
    start = end;
  }
  found.push(paragraph.slice(start));
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
