import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Only what is globally routed is public at all; these parts of it are not, or lead to an IPv4 address. */
const GLOBAL_V6 = '2000::/3';
const PRIVATE_V6 = '2001::/23 2001:db8::/32 2002::/16';

function blockList(v4: string, v6: string): BlockList {
  const list = new BlockList();
  const add = (range: string, family: 'ipv4' | 'ipv6'): void => {
    const [network = '', bits = ''] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  };
  for (const range of v4.split(' ').filter(Boolean)) add(range, 'ipv4');
  for (const range of v6.split(' ')) add(range, 'ipv6');
  return list;
}

const privateAddresses = blockList(PRIVATE_V4, PRIVATE_V6);
const globalAddresses = blockList('', GLOBAL_V6);

/** The address is on this machine, in this network, or nowhere on the open internet. */
class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet.`);
  }
}

export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !privateAddresses.check(address, 'ipv4');
  return (
    isIP(address) === 6 && globalAddresses.check(address, 'ipv6') && !privateAddresses.check(address, 'ipv6')
  );
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
