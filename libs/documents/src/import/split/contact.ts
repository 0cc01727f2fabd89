import type { ImportLine } from '../import-line.ts';
import { titleScore } from './job-words.ts';
import { isAddress, isPlace } from './places.ts';

export interface ImportedContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  github: string;
  website: string;
  professionalTagline: string;
}

const EMAIL = /[\p{L}\d.!#$%&'*+/=?^_`{}~-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}]{2,}/u;
const PHONE = /(?:\+|\(\+|00)?\(?\d[\d\s().\u2010-\u2015-]{7,20}\d/;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|co|ng|ke|gh|za|uk|app|tech|info|xyz|africa|design|example|ai|page|site|online)(?:\/[^\s|,;<>()]*)?(?![\w@.])/i;
const LABEL =
  /^(?:full |first |sur)?(?:names?|e-?mails?(?: address)?|phones?(?: (?:no|number)s?)?\.?|tel(?:ephone)?(?: no)?\.?|mobiles?(?: (?:no|number))?\.?|gsm|cell|call|contact(?: (?:no|number|address))?\.?|(?:home |residential |contact |permanent |current )?address|location|city|residence|linked-?in|github|website|portfolio|web|url|whatsapp|nationality|state of origin|date of birth|dob|sex|gender|marital status|religion|lga|l\.g\.a\.?|place of birth|title|role|profession|t|e|m|p|a|w|l)\s*[:：-]\s*/i;
const NO_NAME =
  /\b(?:curriculum|vitae|resume|résumé|cv|profile|page|confidential|address|street|road|close|avenue|crescent|estate|p\.?o\.? ?box|university|limited|plc|state)\b/i;
/** Facts that are no business of an employer and have no place in a resume of ours. */
const PRIVATE =
  /^(?:date of birth|dob|sex|gender|marital status|religion|state of origin|nationality|lga|l\.g\.a|place of birth)\b/i;
const HONORIFIC =
  /^(?:mr|mrs|miss|ms|dr|engr|prof|barr|rev|pastor|alhaji|alhaja|chief|arc|pharm|surv|tpl|mallam|hon)\.?\s+/i;
const CREDENTIALS = /(?:,|\s[-–|(])\s*(?:[A-Z][A-Za-z.]{1,7}\)?(?:[, ]+|$))+$/u;

const isShout = (text: string): boolean => text === text.toUpperCase();
const calmed = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}’'])\p{L}|(?<=\b[od]['’])\p{L}/giu, (letter) => letter.toUpperCase());

function phoneIn(text: string): { phone: string; index: number; length: number } | undefined {
  // Not an address, a date span or a long number.
  const searched = text.replace(EMAIL, (whole) => ' '.repeat(whole.length));
  for (let from = 0; ; ) {
    const found = PHONE.exec(searched.slice(from));
    if (!found) return undefined;
    const phone = found[0].trim();
    const digits = phone.replace(/\D/g, '');
    const index = from + found.index;
    const isYears = /^(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}$/.test(phone);
    if (digits.length >= 9 && digits.length <= 15 && !isYears && !/[\w/]$/.test(searched.slice(0, index))) {
      return {
        phone: phone.startsWith('(') && !phone.includes(')') ? phone.slice(1) : phone,
        index,
        length: found[0].length,
      };
    }
    from = index + found[0].length;
  }
}

/** Two or more names, each of letters; hyphens, apostrophes, tone marks and initials belong to them. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 6 || text.length > 60 || NO_NAME.test(text) || /[\d@/:]/.test(text))
    return false;
  return words.every(
    (word) =>
      /^\(?\p{Lu}[\p{L}\p{M}'’.-]*\)?,?$/u.test(word) ||
      /^(?:van|de|der|bin|binti|ibn|el|al|da|dos|ole|wa)$/i.test(word),
  );
}

/** First and last name of a printed name; 'OKAFOR, Chidi Paul' names the family first. */
function splitName(text: string): { firstName: string; lastName: string } {
  const bare = text.replace(HONORIFIC, '').replace(HONORIFIC, '');
  const comma = /^([\p{Lu}\p{M}'’-]{2,}),\s+(\p{L}.*)$/u.exec(bare);
  const ordered =
    comma && !/^[\p{Lu}., ]+$/u.test(comma[2] ?? '')
      ? `${comma[2]} ${comma[1]}`
      : bare.replace(CREDENTIALS, '');
  const words = ordered
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word.length > 2 && isShout(word) ? calmed(word) : word));
  return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') };
}

/** Who the resume is about, from the lines above its first section and from a section of contacts. */
export function readContact(header: readonly ImportLine[], all: readonly ImportLine[]): ImportedContact {
  const contact: ImportedContact = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    location: '',
    linkedin: '',
    github: '',
    website: '',
    professionalTagline: '',
  };
  const rest: ImportLine[] = [];
  for (const line of joinedAddresses(header)) {
    const left = takeAddresses(line.text, contact);
    for (const piece of left.split(/\t| [|•·∙▪♦] ?|(?<= )[|•·]|\s[–—-]\s|;/)) {
      const text = piece.replace(/^[\s,|•·:–—-]+|[\s,|•·:–—-]+$/g, '');
      if (text !== '') rest.push({ ...line, text });
    }
  }
  for (const { text } of joinedAddresses(all)) takeAddresses(text, contact, true);

  const labelled = (label: RegExp): string => {
    const line = rest.find(({ text }) => label.test(text));
    return line ? line.text.replace(LABEL, '').trim() : '';
  };
  const names = rest.filter(
    ({ text, isTitle }) =>
      isTitle ||
      isName(text.replace(HONORIFIC, '').replace(CREDENTIALS, '')) ||
      isName(text.replace(/,/, '')),
  );
  const largest = [...names].sort((one, other) => (other.scale ?? 1) - (one.scale ?? 1))[0];
  const titled = names.find(({ isTitle }) => isTitle);
  const first =
    (largest?.scale ?? 1) > 1.15 ? largest : (names.find(({ text }) => titleScore(text) <= 0) ?? names[0]);
  const label = /^(?:full )?names?\s*[:：-]/i;
  const named = titled ?? (labelled(label) ? { text: labelled(label) } : first);
  if (named) Object.assign(contact, splitName(named.text));

  const address = rest.find(({ text }) =>
    /^(?:(?:home |residential |contact |permanent |current )?address|location|city|residence)\s*[:：-]/i.test(
      text,
    ),
  );
  const place = rest.find((line) => line !== named && isAddress(line.text.replace(LABEL, '')));
  const street = rest.find(({ text }) =>
    /\d.*\b(?:street|str|road|rd|close|avenue|ave|crescent|estate|way|drive|lane|plot|block)\b/i.test(text),
  );
  const placeText = place ?? address ?? street;
  contact.location = (placeText?.text ?? '').replace(LABEL, '').replace(/[.,]$/, '').trim();
  const at = named ? rest.indexOf(named as ImportLine) : -1;
  const tagline = rest
    .slice(Math.max(0, at + 1), at + 5)
    .find(
      ({ text }) =>
        text !== named?.text &&
        text !== placeText?.text &&
        !LABEL.test(text) &&
        !PRIVATE.test(text) &&
        !NO_NAME.test(text) &&
        !isPlace(text) &&
        /\p{L}{3}/u.test(text) &&
        text.length <= 120 &&
        !/^\d/.test(text),
    );
  contact.professionalTagline = tagline ? (isShout(tagline.text) ? calmed(tagline.text) : tagline.text) : '';
  return contact;
}

/** Takes addresses and numbers out of a line. */
function takeAddresses(line: string, contact: ImportedContact, isBody = false): string {
  let text = line;
  const email = EMAIL.exec(text);
  if (email) {
    contact.email ||= email[0].replace(/[.]$/, '');
    text = text.replace(email[0], '\t');
  }
  for (let link = LINK.exec(text); link; link = LINK.exec(text)) {
    const url = link[0].replace(/[.)]+$/, '');
    if (/linkedin\.com/i.test(url)) contact.linkedin ||= url;
    else if (/github\.com/i.test(url)) contact.github ||= url;
    else if (!isBody) contact.website ||= url;
    text = text.replace(link[0], '\t');
  }
  if (isBody && contact.phone) return text;
  const phone = phoneIn(text);
  if (phone && (!isBody || /phone|tel|mobile|call|gsm|\+/i.test(text))) {
    contact.phone ||= phone.phone;
    text = `${text.slice(0, phone.index)}\t${text.slice(phone.index + phone.length)}`;
    const another = phoneIn(text);
    if (another) text = text.replace(another.phone, '\t');
  }
  return text.replace(
    /(?:\b(?:e-?mail|phone|tel|mobile|linkedin|github|website|gsm|portfolio)s?\b[\s.:]*)(?=\t|$)/gi,
    '',
  );
}

/** A narrow column breaks long addresses over two lines: 'ada.obi@', 'example.com'. */
function joinedAddresses(lines: readonly ImportLine[]): ImportLine[] {
  const joined: ImportLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isTail = /^[a-z\d._-]+$/.test(line.text) && /@[\w.-]*$/.test(before?.text ?? '');
    const isBroken =
      isTail &&
      (/@[\w-]*\.?$/.test(before?.text ?? '') ||
        line.text.startsWith('.') ||
        /-$/.test(before?.text ?? '') ||
        before?.isFull === true);
    if (before && isBroken) joined[joined.length - 1] = { ...before, text: before.text + line.text };
    else joined.push(line);
  }
  return joined;
}
