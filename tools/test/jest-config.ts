import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../paths.ts';

/** The configuration that tests in a folder run with: a feature of the web app is tested as the web app is. */
export function configAbove(folder: string): string {
  const config = resolve(folder, 'jest.config.js');
  if (existsSync(config)) return config;
  if (folder === ROOT) throw new Error('No jest.config.js in or above the folder of these tests');
  return configAbove(dirname(folder));
}
