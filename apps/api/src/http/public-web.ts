import type { Agent, Dispatcher, request } from 'undici';
import { publicLookup, refusePrivateHost } from './public-addresses.ts';

const AT_ONCE = 2;

type RequestOptions = Omit<NonNullable<Parameters<typeof request>[1]>, 'dispatcher'>;

/** The library, and what connects to the open internet and to addresses of the operator's own. */
interface Client {
  request: typeof request;
  open: Agent;
  trusted: Agent;
}

/** The way out of this network: to the open internet, and to the private hosts that the operator named. */
export class PublicWeb {
  private loading: Promise<Client> | undefined;

  /** @param privateHosts `host` or `host:port` that may be called although private. */
  constructor(private readonly privateHosts: readonly string[]) {}

  isNamed({ host, hostname }: URL): boolean {
    return this.privateHosts.includes(host) || this.privateHosts.includes(hostname);
  }

  /**
   * Asks an address. To be called at every hop of a redirect.
   * @throws PrivateAddress when the address is private by its words; by its lookup, the connection fails with one.
   */
  async request(address: URL, options: RequestOptions): Promise<Dispatcher.ResponseData<unknown>> {
    if (this.isNamed(address)) return await this.requestTrusted(address, options);
    refusePrivateHost(address);
    const client = await this.client();
    return await client.request(address, { ...options, dispatcher: client.open });
  }

  /** Asks an address of the operator's own, which may be anywhere. */
  async requestTrusted(address: URL, options: RequestOptions): Promise<Dispatcher.ResponseData<unknown>> {
    const client = await this.client();
    return await client.request(address, { ...options, dispatcher: client.trusted });
  }

  async close(): Promise<void> {
    const client = await this.loading;
    await Promise.all([client?.open.destroy(), client?.trusted.destroy()]);
  }

  /** Loaded at the first call: most API processes make none, and it takes some 5 MB. */
  private client(): Promise<Client> {
    this.loading ??= import('undici').then(({ Agent, request }) => ({
      request,
      open: new Agent({ connect: { lookup: publicLookup }, connections: AT_ONCE }),
      trusted: new Agent({ connections: AT_ONCE }),
    }));
    return this.loading;
  }
}
