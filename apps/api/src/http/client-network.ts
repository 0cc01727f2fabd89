import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of 16 bits each: what a provider hands to one customer at the least (RFC 6177). */
const NETWORK_GROUPS = 4;
const MAPPED_PREFIX = '0:0:0:0:0:ffff';

/**
 * The client of a request as rate limits count it: an IPv4 address, or the /64 network of an IPv6 address, since whoever
 * has one address of it has all of them.
 * @param address of the socket, or as a trusted proxy gives it.
 */
export function clientNetworkOf(address = ''): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') === MAPPED_PREFIX) return ipv4Of(groups.slice(6));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address without leading zeros, whatever way it is written. */
function groupsOf(address: string): string[] {
  const hexadecimal = address
    .toLowerCase()
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    });
  const [head = [], tail = []] = hexadecimal.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}

const ipv4Of = (groups: string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
