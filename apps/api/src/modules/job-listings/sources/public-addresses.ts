import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
const PRIVATE_V6 =
  '::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

const privateAddresses = new BlockList();
for (const [family, ranges] of [
  ['ipv4', PRIVATE_V4],
  ['ipv6', PRIVATE_V6],
] as const) {
  for (const range of ranges.split(' ')) {
    const [network = '', bits = ''] = range.split('/');
    privateAddresses.addSubnet(network, Number(bits), family);
  }
}

/** The address is on this machine, in this network, or nowhere on the open internet. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet. An operator can allow it with LISTING_PRIVATE_HOSTS.`);
  }
}

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** @throws PrivateAddress when the host is an address in numbers that is private, or a name for this machine. */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocalName = /(?:^|\.)localhost\.?$|\.(?:local|internal|home\.arpa)\.?$/i.test(host);
  if (isLocalName || (isIP(host) !== 0 && !isPublicAddress(host))) throw new PrivateAddress(host);
}

/**
 * Looks a name up for a connection and refuses when it leads to a private address. The connection uses this very
 * answer, so a name cannot change between the question and the call.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) answer(error ?? new Error(`${hostname} has no address`), '', 4);
    else if (!addresses.every(({ address }) => isPublicAddress(address))) {
      answer(new PrivateAddress(hostname), '', 4);
    } else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};
