/** Lower-cases the first letter, unless the word is written as only names and abbreviations are. */
export function lowerFirst(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? '';
  const isName = /^\p{Lu}\S*[\p{Lu}\p{N}.]/u.test(first) || /^\p{Lu}$/u.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A name as it stands inside a sentence: `Wound care` is not a proper name, `Google Ads` and `Scrum` may be one. */
export function nameInSentence(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const isCommon =
    rest.length > 0 && rest.every((word) => word === word.toLowerCase() && !/\p{N}/u.test(word));
  return isCommon && /^\p{Lu}[\p{Ll}'’]+$/u.test(first) ? lowerFirst(name) : name;
}
