import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { FarWire } from './far-wire.ts';

it('hands on everything in its order, whatever is lost on the way, and the end behind it', async () => {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let drawn = 0;
  const everyThird = (): number => (++drawn % 3 === 0 ? 0 : 1);
  const distance = { delayMs: 1, loss: 0.5 };
  const wire = await FarWire.start((server.address() as AddressInfo).port, distance, everyThird);
  try {
    const client = connect(wire.port, '127.0.0.1');
    const sent = Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 251));
    for (let from = 0; from < sent.length; from += 7_000) client.write(sent.subarray(from, from + 7_000));
    client.end();
    expect((await buffer(client)).equals(sent)).toBe(true);
    expect(drawn).toBeGreaterThan(3);
  } finally {
    await wire.stop();
    server.close();
  }
});

it('names its own port in an address', async () => {
  const wire = await FarWire.start(1, { delayMs: 0, loss: 0 });
  expect(wire.before('postgres://me:secret@127.0.0.1:5432/career')).toBe(
    `postgres://me:secret@127.0.0.1:${wire.port}/career`,
  );
  await wire.stop();
});
