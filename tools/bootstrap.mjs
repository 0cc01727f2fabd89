// Makes sure that what package-lock.json names is installed. Runs before `npm start`, `npm test` and the like, on
// whatever Node the machine has, so it imports nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const OLDEST_NODE = 20;
/** The first Node that runs TypeScript files by itself. */
const RUNTIME_NODE = 24;
const LOCK_POLL_MS = 500;

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const modules = resolve(root, 'node_modules');
const stampFile = resolve(modules, '.bootstrap-stamp');
const mutex = resolve(root, '.bootstrap-lock');

let holdsMutex = false;

if (majorOf(process.versions.node) < OLDEST_NODE) {
  fail(`Node ${OLDEST_NODE} or newer is needed to install; this is ${process.versions.node}.`);
}
const lockText = readFileSync(resolve(root, 'package-lock.json'), 'utf8');
const stamp = createHash('sha256').update(`${lockText}\n${process.platform} ${process.arch}`).digest('hex');

if (!isCurrent()) {
  takeMutex();
  try {
    if (!isCurrent()) install();
  } finally {
    rmSync(mutex, { recursive: true, force: true });
  }
}
checkRuntime();

function isCurrent() {
  try {
    if (readFileSync(stampFile, 'utf8') === stamp) return true;
  } catch {
    // Not stamped yet: `npm install` by hand leaves none.
  }
  if (!matchesLock()) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/** Whether npm's own record of what it installed says the same as the lock. */
function matchesLock() {
  let installed;
  try {
    installed = JSON.parse(readFileSync(resolve(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  return Object.entries(JSON.parse(lockText).packages).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.link ||
      installed[path]?.version === entry.version ||
      ((entry.optional || entry.devOptional) && !installed[path] && !existsSync(resolve(root, path))),
  );
}

function install() {
  const started = Date.now();
  console.log('Installing what the product needs (about a minute the first time) …');
  const result = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The Node inside node_modules is about to be replaced, so npm must not run on it.
    env: { ...process.env, PATH: outsidePath() },
    shell: process.platform === 'win32',
  });
  if (result.error)
    fail(`npm could not be run (${result.error.message}). It comes with Node: is it on the PATH?`);
  if (result.status !== 0) {
    fail(
      'The installation failed; npm says why above. Without a network, an earlier installation must be complete.',
    );
  }
  writeFileSync(stampFile, stamp);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function outsidePath() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts
    .filter((part) => !/node_modules[\\/]\.bin[\\/]?$/.test(part) && !part.includes('node-gyp-bin'))
    .join(delimiter);
}

/** A folder is made or not made in one step, so it keeps two installations apart. */
function takeMutex() {
  for (let said = false; ; ) {
    try {
      mkdirSync(mutex);
      holdsMutex = true;
      writeFileSync(resolve(mutex, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`This folder cannot be written: ${root} (${error.message}).`);
    }
    if (isAbandoned()) {
      rmSync(mutex, { recursive: true, force: true });
      continue;
    }
    if (!said) console.log('Another command is installing here; waiting for it …');
    said = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_POLL_MS);
  }
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(resolve(mutex, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    if (error.code !== 'ENOENT') return true;
  }
  // Made but not yet signed: give its maker a moment.
  try {
    return Date.now() - statSync(mutex).mtimeMs > 5_000;
  } catch {
    return false;
  }
}

function checkRuntime() {
  const own = resolve(modules, '.bin/node');
  // What npm runs next is this same Node.
  if (majorOf(process.versions.node) >= RUNTIME_NODE && process.execPath.startsWith(modules)) return;
  const result = spawnSync(existsSync(own) ? own : 'node', ['--version'], { encoding: 'utf8' });
  const version = result.stdout?.trim().slice(1) ?? '';
  if (majorOf(version) >= RUNTIME_NODE) return;
  fail(
    `The product runs on Node ${RUNTIME_NODE}, which npm carries for Linux on x64 and arm64 only; ` +
      `here it is ${version || 'missing'}. Install Node ${RUNTIME_NODE} and try again.`,
  );
}

function majorOf(version) {
  return Number.parseInt(version, 10) || 0;
}

function fail(message) {
  if (holdsMutex) rmSync(mutex, { recursive: true, force: true });
  console.error(`\n${message}\n`);
  process.exit(1);
}
