import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { FarWire } from './far-wire.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

/** Milliseconds in each direction, and the share of packets that are lost. */
export const FAR = { delayMs: 10, loss: 0.01 };

export interface FarProduct {
  /** The address that browsers use, over the long way. */
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The product with a long way on both sides: from browsers to the API, and from its processes to PostgreSQL. */
export async function startFarProduct(
  logFile: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<FarProduct> {
  const folder = mkdtempSync(resolve(tmpdir(), 'career-far-'));
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres({ folder, durable: false, databases: ['career'] });
    stops.push(postgres.stop);
    const database = await FarWire.start(Number(new URL(postgres.url('career')).port), FAR);
    stops.push(() => database.stop());
    const port = await freePort();
    const browsers = await FarWire.start(port, FAR);
    stops.push(() => browsers.stop());
    const url = `http://127.0.0.1:${browsers.port}`;
    const product = await startProduct(logFile, {
      ...environment,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: database.before(postgres.url('career')),
    });
    stops.push(product.stop);
    return { url, dataDir: product.dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
