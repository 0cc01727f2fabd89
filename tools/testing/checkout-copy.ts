import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from '../paths.ts';

export interface CheckoutCopy {
  /** The folder around the checkout; open to everyone at first. */
  folder: string;
  root: string;
  remove(): void;
}

const LEFT_OUT = ['.git', '.data', '.test', '.env', '.nx', 'test-results', 'docs', 'node_modules'];

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
  copyWithout(LEFT_OUT, ROOT, root);
  copyBuildCache(root);
  const installed = resolve(ROOT, 'node_modules');
  if (modules === 'borrowed') borrow(installed, resolve(root, 'node_modules'));
  else link(installed, root);
  return { folder, root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyWithout(leftOut: readonly string[], from: string, to: string): void {
  const entries = readdirSync(from).filter((name) => !leftOut.includes(name));
  run('cp', ['-a', ...entries.map((name) => resolve(from, name)), to]);
}

/** What Nx keeps of earlier builds is gigabytes in time, and never changed: linked. What it knows about them is copied. */
function copyBuildCache(root: string): void {
  const nx = resolve(ROOT, '.nx');
  if (!existsSync(nx)) return;
  mkdirSync(resolve(root, '.nx'));
  copyWithout(['cache'], nx, resolve(root, '.nx'));
  if (existsSync(resolve(nx, 'cache'))) link(resolve(nx, 'cache'), resolve(root, '.nx'));
}

/** Links the files of a folder, or copies them where that cannot be, as on another file system. */
function link(folder: string, to: string): void {
  if (spawnSync('cp', ['-al', folder, to]).status !== 0) run('cp', ['-a', folder, to]);
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
