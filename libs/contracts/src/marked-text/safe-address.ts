const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Characters that turn the direction of what follows, or are not seen: an address could pose as another one. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\p{N}\p{M}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/iu;
const MAIL = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/;
/** Names of software that are written like a host: Node.js, ASP.NET. */
const SOFTWARE = /\.(?:js|ts|py|NET)$/;

/** Whether a document may carry this address: web, mail or telephone, whole, and without a name before its host. */
export function isSafeAddress(address: string): boolean {
  if (UNSEEN.test(address) || !/^(?:https?:\/\/|mailto:|tel:)/i.test(address) || !URL.canParse(address))
    return false;
  const { protocol, username, password } = new URL(address);
  return SAFE_SCHEMES.has(protocol) && username === '' && password === '';
}

/** Whether a text reads as one address while it leads to another. */
export function isMisleading(text: string, address: string): boolean {
  if (UNSEEN.test(text)) return true;
  const shown = text.trim();
  if (MAIL.test(shown)) return address.toLowerCase() !== `mailto:${shown.toLowerCase()}`;
  if (!WEB.test(shown) || SOFTWARE.test(shown)) return false;
  const read = /^https?:/i.test(shown) ? shown : `https://${shown}`;
  return !URL.canParse(read) || hostOf(read) !== hostOf(address);
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** An address as it was meant: `example.com` and `ada@example.com` have no scheme yet. Undefined where it is none that is safe. */
export function completedAddress(typed: string): string | undefined {
  const address = typed.trim();
  const whole = withScheme(address).replaceAll('(', '%28').replaceAll(')', '%29');
  return !/\s/.test(whole) && isSafeAddress(whole) ? whole : undefined;
}

function withScheme(address: string): string {
  if (MAIL.test(address)) return `mailto:${address}`;
  return WEB.test(address) && !/^https?:/i.test(address) ? `https://${address}` : address;
}
