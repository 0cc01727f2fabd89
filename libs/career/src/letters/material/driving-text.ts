import type { Claim } from '../../claims/claim.types.ts';
import { withArticle } from '../english/grammar.ts';

/** `a driver's licence (Classes B, E, G)`, with the word that the resume has for the classes. */
export function drivingText({ classes: all, source, name }: Claim): string {
  // `HGV Class 1 licence` is Class 1 of the HGV licence; the name of the licence is not a class of it.
  const named = new Set(name.toUpperCase().split(/[^\p{L}\p{N}]+/u));
  const isSole = /^(?:class|code|category)\s/i.test(name);
  const classes = all?.filter((one) => !/\p{L}{2}/u.test(one) || isSole || !named.has(one.toUpperCase()));
  const word = /\b(code|category|class)/i.exec(source.quote)?.[1] ?? 'class';
  const label = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const many = label === 'Category' ? 'Categories' : label === 'Class' ? 'Classes' : `${label}s`;
  const which = classes?.length ? ` (${classes.length > 1 ? many : label} ${classes.join(', ')})` : '';
  const licence = name
    .replace(/\S+/g, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .replace(/^(?:class|code|category)\s+\S+\s+/i, '')
    .replace(/[\s,]*\(?(?:class|category|code)(?:es|ies|s)?\b.*$/i, '');
  return `hold ${withArticle(/licen[cs]e|permit|card/i.test(licence) ? licence : `${name} licence`)}${which}`;
}
