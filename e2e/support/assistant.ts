import type { Page } from '@playwright/test';

type Input = Record<string, unknown>;

/** What an assistant does with a token of the signed-in person. @returns where the person is to decide. */
export async function assistantOf(page: Page, password: string) {
  const answer = await page.request.post('/api/auth/access-tokens', {
    data: { name: 'My assistant', scopes: ['resumes:read', 'proposals:write'], days: 7, password },
  });
  const { token } = (await answer.json()) as { token: string };
  return async (name: string, input: Input): Promise<string> => {
    const said = await page.request.post('/api/mcp', {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
    });
    const [, id = ''] = /\/proposals\/([0-9a-f-]{36})/.exec(await said.text()) ?? [];
    return `/proposals/${id}`;
  };
}
