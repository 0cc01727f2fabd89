const EMAIL =
  /[\p{L}\d](?:[\p{L}\d.!#$%&'*+=?^_`{}~-]*[\p{L}\d_+-])?@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}]{2,}/u;
const PHONE = /(?:\+|\(\+|00)?\(?\d[\d\s().\u2010-\u2015/-]{6,22}\d/;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|co|ng|ke|gh|za|uk|app|tech|info|xyz|africa|design|example|ai|page|site|online|de|fr|pt|br|in|edu|eu|sn|ci|cm|tz|ug|rw)(?:\/[^\s|,;<>()]*)?(?![\w@.])/i;

/** A piece of a text that was found, and where. */
export interface FoundText {
  text: string;
  index: number;
  length: number;
}

const found = (pattern: RegExp, text: string): FoundText | undefined => {
  const match = pattern.exec(text);
  return match ? { text: match[0], index: match.index, length: match[0].length } : undefined;
};

export function emailIn(text: string): FoundText | undefined {
  const email = found(EMAIL, text);
  return email && { ...email, text: withoutNeighbours(email.text) };
}

/** Words that touch a mail address: its label, a number before it, a name behind it. */
const withoutNeighbours = (email: string): string =>
  email
    .replace(/^mailto:/i, '')
    .replace(/^(?:E-?[Mm]ail|Courriel)(?=[a-z\d])/, '')
    .replace(/^\d{9,}(?=\p{L})/u, '')
    .replace(/(\.\p{Ll}{2,})\p{Lu}.*$/u, '$1')
    .replace(/[.]$/, '');

export function linkIn(text: string): FoundText | undefined {
  const link = found(LINK, text);
  // 'M.Com' is a degree.
  if (link && /^[A-Z]\.Com$/.test(link.text)) return undefined;
  return link && { ...link, text: link.text.replace(/[.)]+$/, '') };
}

/** A letter alone may be the sign of a symbol font, such as a drawn telephone. */
const PART_OF_WORD = /(?:[\p{L}\d]\p{L}|[\d/])$/u;
/** The box of a post office has a number, too. */
const POST_BOX = /(?<!\p{L})(?:box|b\.?p\.?|postfach)[\s.:]*$/iu;

/** A telephone number: not a span of years, nor a part of a longer number or an address. */
export function phoneIn(text: string): FoundText | undefined {
  const searched = text
    .replace(EMAIL, (whole) => ' '.repeat(whole.length))
    .replace(LINK, (whole) => ' '.repeat(whole.length));
  for (let from = 0; ; ) {
    const match = PHONE.exec(searched.slice(from));
    if (!match) return undefined;
    const whole = match[0].trim();
    // 'Tel 0772 618 905 / 0701 240 116'
    const [first = whole] = whole.split(/\s*\/\s*(?=[+0])/);
    const phone = isPhone(whole) ? whole : first;
    const index = from + match.index;
    const before = searched.slice(0, index);
    const isPart = /^\p{L}/u.test(searched.slice(index + match[0].length));
    if (isPhone(phone) && !isPart && !PART_OF_WORD.test(before) && !POST_BOX.test(before))
      return {
        text: phone.startsWith('(') && !phone.includes(')') ? phone.slice(1) : phone,
        index,
        length: phone === whole ? match[0].length : phone.length,
      };
    from = index + match[0].length;
  }
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const isYears = /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}$/.test(phone);
  const isDay = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(phone);
  return digits >= 8 && digits <= 15 && !isYears && !isDay;
}
