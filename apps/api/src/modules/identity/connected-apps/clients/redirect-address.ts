const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const LONGEST = 500;
/** A domain name of the app's maker, turned round (RFC 8252, 7.1). No scheme that a browser runs has a dot. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/;

const parsed = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);

const isPrivateScheme = ({ protocol }: URL): boolean => PRIVATE_SCHEME.test(protocol);

/** Whether an address leads to a program on the device of the browser. */
export const isOnDevice = (address: URL): boolean => isLoopback(address) || isPrivateScheme(address);

/** What a person sees an address leads to: its host, or the name that an app on the device goes by. */
export const placeOf = ({ host, protocol }: URL): string => host || protocol.slice(0, -1);

/**
 * Whether an app may be answered at an address: over https, on the person's own device, or by the app's own scheme.
 * Nothing that a browser would run, and no address with a name, a password or a fragment in it.
 */
export function mayBeAnsweredAt(address: string): boolean {
  const url = parsed(address);
  if (!url || address.length > LONGEST || url.username || url.password || address.includes('#')) return false;
  if (isPrivateScheme(url)) return true;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/**
 * Whether an app asks to be answered where it said it would. To the letter, except for the port of a program on the
 * person's device, which takes whichever is free (RFC 8252, 7.3).
 */
export function isSameAddress(asked: string, named: string): boolean {
  if (asked === named) return true;
  const [one, two] = [parsed(asked), parsed(named)];
  if (one?.protocol !== 'http:' || two?.protocol !== 'http:' || !isLoopback(one)) return false;
  return mayBeAnsweredAt(asked) && withoutPort(one) === withoutPort(two);
}

const withoutPort = ({ hostname, pathname, search }: URL): string => `${hostname} ${pathname}${search}`;
