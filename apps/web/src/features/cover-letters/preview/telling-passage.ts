const LENGTH = 110;
/** Words before the difference that lead up to it. */
const LEAD = 24;

/** The first passage that differs from the text that replaced this one; the beginning where they are the same. */
export function tellingPassage(text: string, next: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const others = next.replace(/\s+/g, ' ').trim();
  let same = 0;
  while (same < words.length && words[same] === others[same]) same += 1;
  if (same === words.length && same === others.length) same = 0;
  const from = same <= LEAD ? 0 : words.lastIndexOf(' ', same - LEAD) + 1;
  const lead = from > 0 ? '… ' : '';
  if (from + LENGTH >= words.length) return lead + words.slice(from);
  const passage = words.slice(from, from + LENGTH);
  const end = passage.lastIndexOf(' ');
  return `${lead}${end > 0 ? passage.slice(0, end) : passage} …`;
}
