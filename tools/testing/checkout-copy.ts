import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from '../paths.ts';

export interface CheckoutCopy {
  /** The folder around the checkout; open to everyone at first. */
  folder: string;
  root: string;
  remove(): void;
}

const LEFT_OUT = new Set(['.git', '.data', '.test', '.env', 'test-results', 'docs']);

/**
 * Another checkout with the same contents, installed and built.
 * @param modules `linked` files are complete, for another user to run; `borrowed` ones are reached through
 * this checkout, which is quicker.
 */
export function copyCheckout(modules: 'linked' | 'borrowed'): CheckoutCopy {
  const folder = mkdtempSync(resolve(tmpdir(), 'career-checkout-'));
  chmodSync(folder, 0o755);
  const root = resolve(folder, 'checkout');
  mkdirSync(root);
  const entries = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name) && name !== 'node_modules');
  run('cp', ['-a', ...entries.map((name) => resolve(ROOT, name)), root]);
  const installed = resolve(ROOT, 'node_modules');
  if (modules === 'borrowed') borrow(installed, resolve(root, 'node_modules'));
  else if (spawnSync('cp', ['-al', installed, root]).status !== 0) run('cp', ['-a', installed, root]);
  return { folder, root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The links to the workspace's own packages are copied as they are, so that they lead to the copy. */
function borrow(installed: string, place: string): void {
  mkdirSync(place);
  for (const name of readdirSync(installed)) {
    if (name === '@career' || name === '.package-lock.json')
      run('cp', ['-a', resolve(installed, name), place]);
    else symlinkSync(resolve(installed, name), resolve(place, name));
  }
}

function run(command: string, words: string[]): void {
  const result = spawnSync(command, words, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr}`);
}
