/** Headings below which a posting says what it asks for. */
const WANTED =
  /^(?:(?:key|main|minimum|general|job|your|role|essential|academic|additional|application|the)\s+)*(?:requirements?|qualifications?|eligibility(?: criteria)?|skills?|experience|competenc(?:y|ies)|person specification|must.haves?|candidate profile|profile|knowledge)\b.{0,50}$|^(?:what (?:you(?:['’]ll| will)? (?:need|bring|have)|we (?:expect|need|look for|are looking for|want)|you should)|who (?:we (?:look|are looking) for|you are|should apply|can apply)|(?:we(?:['’]re| are) looking for|we need|looking for) (?:someone|somebody|an? .{2,50}|people) (?:who|that|with)|you(?:['’]ll| will)? (?:be a great fit if|have|are|need)|to (?:qualify|be considered)|about you|the ideal candidate|ideal candidate)\b.{0,60}$/i;
/** Headings and lines that end such a list. */
const ENDS =
  /^(?:(?:key |main |your |job )*(?:responsibilit|duties|tasks)|benefits?|perks|what we offer|we offer|how to apply|to apply|apply\b|interested|send (?:your|a)|method of application|mode of application|application (?:process|deadline|closing)|applications? (?:clos|should|must|are)|closing date|clos(?:es|ing) |deadline|about (?:us|the company|\p{Lu})|remuneration|salary|location|similar jobs|save job|share|nice to have|bonus|note:?|regards|best regards|yours|contact|call |whatsapp|come with|the portal|link |view all|hello|dm |#)/iu;
const BULLET = /^(?:[•▪◦●‣*\-–—→✅✔☑👉➡►▶✓·]\ufe0f?|\(?[0-9]{1,2}[.)]|\(?[a-z]\))\s*/iu;
const SENTENCE_OF_NEED =
  /\b(?:must (?:have|be|hold|speak|live|possess)|required|minimum of|at least \d|at least an?)\b/i;

const LINE_CHARACTERS = 400;
const MOST_LINES = 60;
const LINES_READ = 400;

/**
 * What a posting asks for, line by line: what is below its headings, else the sentences that say what one must have.
 */
export function requirementLines(text: string): string[] {
  const lines = text.split('\n', LINES_READ).map((line) => line.trim());
  const listed = lines.flatMap((line, index) => (isHeading(line) ? below(lines, index + 1) : []));
  const found = listed.length > 0 ? listed : bulleted(lines);
  return [...new Set(found.length > 0 ? found : needs(text))].slice(0, MOST_LINES);
}

const plain = (line: string): string => line.replace(/^[*_#\s]+|[*_#\s]+$/g, '');

const isHeading = (line: string): boolean => {
  if (BULLET.test(line) && !/^\*[^\s*]/.test(line)) return false;
  const heading = plain(line).replace(/:$/, '');
  return heading.length <= 90 && !/[.!?]$/.test(heading) && !/:\s/.test(heading) && WANTED.test(heading);
};

/** The lines of one list: with bullets until a line without one, without bullets until an empty line or another heading. */
function below(lines: readonly string[], from: number): string[] {
  const taken: string[] = [];
  let hasBullets: boolean | undefined;
  for (const line of lines.slice(from)) {
    if (line === '') {
      if (taken.length > 0 && hasBullets === false) break;
      continue;
    }
    const isBullet = BULLET.test(line);
    hasBullets ??= isBullet;
    if (endsList(line, isBullet, hasBullets)) break;
    taken.push(clean(line));
  }
  return taken.filter((line) => line !== '');
}

const endsList = (line: string, isBullet: boolean, hasBullets: boolean): boolean =>
  (hasBullets && !isBullet) ||
  (!isBullet && (ENDS.test(plain(line)) || isHeading(line) || /:$/.test(plain(line)))) ||
  (isBullet && ENDS.test(clean(line)) && /:$|https?:/.test(line));

/** A posting without headings may still list what it asks for. */
function bulleted(lines: readonly string[]): string[] {
  const bullets = lines.filter((line) => BULLET.test(line)).map(clean);
  return bullets.length >= 2 ? bullets.filter((line) => line !== '' && !ENDS.test(line)) : [];
}

/** Sentences that say what one must have, where nothing is listed. */
const needs = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => SENTENCE_OF_NEED.test(sentence) && sentence.length <= LINE_CHARACTERS);

const clean = (line: string): string => line.replace(BULLET, '').trim().slice(0, LINE_CHARACTERS);
