/** Characters of a text as JSON Schema counts them: an emoji is one, though JavaScript stores it as two. */
export function characterCount(text: string): number {
  let count = 0;
  // Counted, not spread into a list: the text may be half a megabyte.
  for (const _ of text) count += 1;
  return count;
}
