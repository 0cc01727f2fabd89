/** Short words of English that are no abbreviations; longer ones are words anyway. */
const SHORT_WORDS = new Set(
  'a all an and any area as at bed book box by call camp care cash cold crew cut daily day days deck door duty each file fill fire five for four from gas gate hand hands help hot in iron is it keep kit lead lift line load made mail man mark men more most new no not of off oil old on one or out over own per pipe plan post rate read road rod rods roof room root run safe set ship shop site six tank team ten test the to tool two unit up use via wall week weld when who with work yard'.split(
    ' ',
  ),
);
const NAMES: Readonly<Record<string, string>> = { gulf: 'Gulf' };
const LONGEST_SHORT = 4;
/** Behind the name of a place: `HABSHAN GAS PLANT`. */
const PLACE_AFTER =
  /^\s(?:GAS\s|OIL\s|POWER\s|STEEL\s)?(?:PLANT|SITE|PROJECT|YARD|PORT|AIRPORT|HOSPITAL|CAMP|REFINERY|ROAD|TERMINAL|MALL|HOTEL|SCHOOL)\b/;
const PLACE_BEFORE = /\b(?:AT|FOR|IN|FROM|NEAR)\s(?:THE\s)?$/;

const isAllCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{4,}/gu) ?? []).length >= 3;

/** A line of a resume that is typed in capitals throughout as it stands inside a sentence; abbreviations stay. */
export function inSmallLetters(text: string): string {
  if (!isAllCapitals(text)) return text;
  return text.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word, at: number) => {
    const small = word.toLowerCase();
    const before = text.slice(0, at);
    const after = text.slice(at + word.length);
    if (NAMES[small] !== undefined) return NAMES[small];
    if (word.length <= LONGEST_SHORT && !SHORT_WORDS.has(small)) return word;
    const isPlace = word.length > LONGEST_SHORT && PLACE_BEFORE.test(before) && PLACE_AFTER.test(after);
    return isPlace ? word.charAt(0) + small.slice(1) : small;
  });
}
