const HONORIFIC =
  /^(?:mr|mrs|miss|ms|dr|engr|prof|barr|rev|fr|pastor|bishop|apostle|evang|evangelist|deacon|deaconess|elder|imam|sheikh|capt|alhaji|alhaja|chief|arc|pharm|surv|tpl|mallam|alh|hon|herr|frau|mme|monsieur|madame|dipl\.-ing|sr|sra)\.?(?:\s*\((?:mr|mrs|miss|ms)\.?\))?\s+/i;
/** 'ADEYEMI, FOLASHADE (MRS.)' */
const ADDRESS_BEHIND = /[\s,]*\((?:mr|mrs|miss|ms|dr|engr|prof|alhaji|alhaja)\.?\)\s*$/i;
const CREDENTIALS = /(?:,|\s[-–|(])\s*(?:[A-Z][A-Za-z.]{1,7}\)?(?:[, ]+|$))+$/u;
const SMALL =
  /^(?:van|von|der|de|den|du|da|das|dos|do|e|bin|binti|bint|ibn|el|al|la|le|ole|wa|ter|zu|zur|y|and)$/i;
const NO_NAME =
  /(?<!\p{L})(?:curriculum|vitae|resume|résumé|cv|lebenslauf|profile|page|confidential|address|street|road|close|avenue|crescent|estate|p\.?o\.? ?box|university|limited|plc|ltd|gmbh|state)(?!\p{L})/iu;

const isShout = (text: string): boolean => text === text.toUpperCase();
const calmed = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}’'])\p{L}|(?<=\b[od]['’])\p{L}/giu, (letter) => letter.toUpperCase());

/** A greeting before a name: 'Hi, I'm Ada Obi.' */
const GREETING =
  /^(?:(?:hello|hi|hey|bonjour|hallo|olá)[,!.]?\s+)?(?:i[’']m|i am|my name is|je suis|je m[’']appelle|ich bin|eu sou|sou|ninaitwa)\s+(?=\p{Lu})/iu;
/** 'Curriculum vitae of Sipho Dlamini' */
const DOCUMENT_OF =
  /^(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|bio-?data|lebenslauf)\s*(?:of|for|de|von|ya|[:–—-]|(?<=\bC\.?V\.))\s*(?=\p{Lu})/iu;
const withoutGreeting = (text: string): string => greeted(text.replace(DOCUMENT_OF, ''));
const greeted = (text: string): string =>
  GREETING.test(text) ? text.replace(GREETING, '').replace(/[.!]$/, '') : text;

/** 'OLAWUWO, ADEBIMPE' has its names behind the comma, 'Ada Obi, ACCA' something else. */
const withoutCredentials = (text: string): string => {
  const name = text.replace(CREDENTIALS, '');
  return name.trim().includes(' ') ? name : text;
};

const bareName = (text: string): string =>
  withoutCredentials(
    withoutGreeting(text).replace(ADDRESS_BEHIND, '').replace(HONORIFIC, '').replace(HONORIFIC, ''),
  );

/** Whether a text is a name behind a form of address: 'Pastor J. O. Alabi'. */
export const isAddressedName = (text: string): boolean => HONORIFIC.test(text) && isName(text);

/** Two or more names, each of letters; hyphens, apostrophes, tone marks and initials belong to them. */
export function isName(text: string): boolean {
  const bare = bareName(text).replace(/,/, '');
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 6 || bare.length > 60 || NO_NAME.test(bare) || /[\d@/:|]/.test(bare))
    return false;
  const big = words.filter((word) => /^\(?["“]?\p{Lu}[\p{L}\p{M}'’ʼ.-]*["”]?\)?$/u.test(word)).length;
  return (
    big >= 2 &&
    words.every((word) => SMALL.test(word) || /^\(?["“]?\p{Lu}[\p{L}\p{M}'’ʼ.-]*["”]?\)?$/u.test(word))
  );
}

/** Forms of address; a degree or office before a name is part of how the person writes it. */
const ADDRESS = /^(?:mr|mrs|miss|ms|herr|frau|mme|monsieur|madame|sr|sra)\.?\s+/i;

/** 'OKAFOR Chidi Paul': only the family name is in capitals. */
const isFamilyFirst = ([first = '', ...others]: readonly string[]): boolean =>
  first.length > 2 &&
  isShout(first) &&
  !first.includes('.') &&
  others.length > 0 &&
  others.every((word) => word.length > 2 && !isShout(word));

/** 'OKAFOR CHIDI PAUL' whose address is chidi.okafor@: in capitals alone nothing else says which name is which. */
function isFamilyFirstInMail(words: readonly string[], email: string): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const [given, family, ...more] = (email.split('@')[0] ?? '').split(/[._-]/).map(letters);
  const [first = '', ...others] = words;
  return (
    more.length === 0 &&
    words.every(isShout) &&
    family === letters(first) &&
    others.some((word) => letters(word) === given)
  );
}

/** 'FOLASHADE' in capitals is a name, 'FCCA' letters behind one. */
const isSpoken = (text: string): boolean =>
  text.split(/[\s,]+/).some((word) => word.length > 4 && (word.match(/[AEIOU]/g)?.length ?? 0) > 1);

/**
 * First and last name of a printed name. 'OKAFOR, Chidi Paul' and 'OKAFOR Chidi Paul' name the family first.
 * @param email Address of the person, which may say which of the names is the given one.
 */
export function splitName(text: string, email = ''): { firstName: string; lastName: string } {
  const whole = withoutGreeting(text).replace(ADDRESS_BEHIND, '').replace(ADDRESS, '');
  const bare = whole.replace(HONORIFIC, '').replace(HONORIFIC, '');
  const title = whole.slice(0, whole.length - bare.length).trim();
  const comma = /^([\p{Lu}\p{M}'’-]{2,}),\s+(\p{L}.*)$/u.exec(bare);
  const isTurned = comma && (!/^[\p{Lu}., ]+$/u.test(comma[2] ?? '') || isSpoken(comma[2] ?? ''));
  const printed = (isTurned ? `${comma[1]} ${comma[2]}` : bare.replace(CREDENTIALS, ''))
    .split(/\s+/)
    .filter(Boolean);
  const [first = '', ...others] = printed.map((word) =>
    word.length > 2 && isShout(word) ? calmed(word) : word,
  );
  const names = (given: readonly string[], family: readonly string[]) => ({
    firstName: [title, ...given].filter(Boolean).join(' '),
    lastName: family.join(' '),
  });
  const isFamilyNameFirst = isTurned || isFamilyFirst(printed) || isFamilyFirstInMail(printed, email);
  return isFamilyNameFirst ? names(others, [first]) : names([first], others);
}
