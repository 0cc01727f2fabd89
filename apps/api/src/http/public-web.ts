import { Agent } from 'undici';
import { publicLookup, refusePrivateHost } from './public-addresses.ts';

const AT_ONCE = 2;

/** The way out of this network: to the open internet, and to the private hosts that the operator named. */
export class PublicWeb {
  private readonly open = new Agent({ connect: { lookup: publicLookup }, connections: AT_ONCE });
  /** For addresses of the operator's own, which may be anywhere. */
  readonly trusted = new Agent({ connections: AT_ONCE });

  /** @param privateHosts `host` or `host:port` that may be called although private. */
  constructor(private readonly privateHosts: readonly string[]) {}

  isNamed({ host, hostname }: URL): boolean {
    return this.privateHosts.includes(host) || this.privateHosts.includes(hostname);
  }

  /**
   * What connects to an address. To be asked at every hop of a redirect.
   * @throws PrivateAddress when the address is private by its words; by its lookup, the connection fails with one.
   */
  to(address: URL): Agent {
    if (this.isNamed(address)) return this.trusted;
    refusePrivateHost(address);
    return this.open;
  }

  async close(): Promise<void> {
    await Promise.all([this.open.destroy(), this.trusted.destroy()]);
  }
}
