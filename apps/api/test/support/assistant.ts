import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Person, TEST_PASSWORD, type TestApp } from './test-app.ts';

/** Makes an access token for a person. */
export async function tokenOf(api: TestApp, person: Person, scopes: readonly string[]): Promise<string> {
  const { body } = await api
    .call('post', '/api/auth/access-tokens', person)
    .send({ name: 'My assistant', scopes, days: 30, password: TEST_PASSWORD })
    .expect(201);
  return body.token as string;
}

/** Where the API listens; assistants come over a real connection. */
export async function addressOf(api: TestApp): Promise<string> {
  const server = api.app.getHttpServer();
  if (!server.listening) await api.app.listen(0, '127.0.0.1');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Answer {
  isError: boolean;
  text: string;
}

/** An assistant that speaks the protocol by its official client. */
export class Assistant {
  private constructor(readonly client: Client) {}

  /** @param mode `legacy` insists on the protocol of 2025. */
  static async connect(api: TestApp, token: string, mode: 'auto' | 'legacy' = 'auto'): Promise<Assistant> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', await addressOf(api)), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    });
    await client.connect(transport);
    return new Assistant(client);
  }

  async call(name: string, input: Record<string, unknown> = {}): Promise<Answer> {
    const { isError = false, content } = await this.client.callTool({ name, arguments: input });
    const [first] = content as { type: string; text?: string }[];
    return { isError: isError === true, text: first?.text ?? '' };
  }

  /** What a tool answered, where it did what it was asked. */
  async read<Result>(name: string, input: Record<string, unknown> = {}): Promise<Result> {
    const { isError, text } = await this.call(name, input);
    if (isError) throw new Error(text);
    return JSON.parse(text) as Result;
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
