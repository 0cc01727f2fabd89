/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import { client } from '@career/client/default-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noticeStore } from '../notices/notices.ts';
import { clearPictures, keepPicture, waitingPictures } from './device-pictures.ts';
import { sendPictures } from './send-pictures.ts';

const ADA = 'ada';
const ID = '0198f0a0-0000-7000-8000-000000000001';
const PHOTO = { id: ID, userId: ADA, type: 'image/jpeg', bytes: new ArrayBuffer(8) } as const;
const PERSON = { firstName: 'Ada', lastName: 'Obi', phone: null };

type Loss = 'before' | 'after';

/** An account, and a connection that drops at one call: before it arrives, or before its answer does. */
function createServer(at?: { call: string; loss: Loss }) {
  const server = { pictures: new Set<string>(), profile: null as string | null, calls: [] as string[] };
  let drop = at;
  const answer = async (request: Request): Promise<unknown> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/pictures') {
      server.pictures.add(ID);
      return { id: ID, url: `/api/pictures/${ID}` };
    }
    if (request.method === 'GET') return PERSON;
    server.profile = ((await request.json()) as { profileImageUrl: string }).profileImageUrl;
    return { ...PERSON, profileImageUrl: server.profile };
  };
  client.setConfig({
    baseUrl: 'http://localhost',
    fetch: (async (request: Request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      server.calls.push(call);
      const loss = drop?.call === call ? drop.loss : undefined;
      if (loss) drop = undefined;
      if (loss === 'before') throw new TypeError('Failed to fetch');
      const body = await answer(request);
      if (loss === 'after') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
    }) as typeof fetch,
  });
  return server;
}

const POST = 'POST /api/pictures';
const READ = 'GET /api/auth/user';
const WRITE = 'PUT /api/auth/user';

describe('a profile picture whose connection drops', () => {
  beforeEach(() => noticeStore.setState({ current: undefined }));
  afterEach(async () => {
    jest.restoreAllMocks();
    await clearPictures();
  });

  it.each([
    [POST, 'before'],
    [POST, 'after'],
    [READ, 'before'],
    [READ, 'after'],
    [WRITE, 'before'],
    [WRITE, 'after'],
  ] as const)(
    'at %s, %s it arrived, waits on the device, and is there after the next try',
    async (call, loss) => {
      const server = createServer({ call, loss });
      await keepPicture({ ...PHOTO, isSent: false, isForProfile: true });
      const onChanged = jest.fn();
      await sendPictures(ADA, onChanged);
      expect(onChanged).not.toHaveBeenCalled();
      expect(await waitingPictures(ADA)).toMatchObject([{ id: ID, isForProfile: true }]);
      // It is no fault of the picture.
      expect(noticeStore.getState().current).toBeUndefined();

      await sendPictures(ADA, onChanged);
      expect(onChanged).toHaveBeenCalledTimes(1);
      expect(server.profile).toBe(`/api/pictures/${ID}`);
      expect([...server.pictures]).toEqual([ID]);
      expect(await waitingPictures(ADA)).toEqual([]);
    },
  );

  it('becomes the profile picture on a device without room to note it', async () => {
    const server = createServer();
    await keepPicture({ ...PHOTO, isSent: false, isForProfile: true });
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    });
    const onChanged = jest.fn();
    await sendPictures(ADA, onChanged);
    expect(server.profile).toBe(`/api/pictures/${ID}`);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(noticeStore.getState().current).toBeUndefined();
  });
});
