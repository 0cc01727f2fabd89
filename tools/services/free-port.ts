import { createServer } from 'node:net';

/** A loopback port that nothing used a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No loopback port is free.');
  return address.port;
}

/** Why the port cannot be listened on, as the system's error code, or undefined when it can. */
export async function portObstacle(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
