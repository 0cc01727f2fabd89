/** A short name for a text: two FNV-1a hashes of 32 bits. */
export function hashOf(text: string): string {
  let left = 0x811c9dc5;
  let right = 0xc9dc5118;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    left = Math.imul(left ^ code, 0x01000193);
    right = Math.imul(right ^ code, 0x5bd1e995);
  }
  return `${left >>> 0}.${right >>> 0}`;
}
