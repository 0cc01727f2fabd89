import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths.ts';
import type { Outcome } from './run-command.ts';

/** Of the registry that npm is configured for: `{name: [versions]}` is answered with `{name: [advisory]}`. */
const BULK = '-/npm/v1/security/advisories/bulk';
const ANSWER_WITHIN_MS = 8_000;

const NOT_CHECKED =
  'ADVISORIES WERE NOT CHECKED: the registry answers no question about them. Only the version floors were ' +
  '(tools/lock/version-floors.ts); ask an advisory service where there is one (npm run sbom).';

interface Lock {
  packages: Readonly<Record<string, Entry>>;
}

interface Entry {
  version?: string;
  /** Its own name, where it is installed under another. */
  name?: string;
  link?: boolean;
  /** Not part of the product as it runs. */
  dev?: boolean;
}

interface Advisory {
  title?: string;
  severity?: string;
  url?: string;
  vulnerable_versions?: string;
}

/** The registry that npm asks, by its own settings. */
export function configuredRegistry(): string {
  const asked = spawnSync('npm', ['config', 'get', 'registry', '--loglevel=silent'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return asked.stdout?.trim() ?? '';
}

/** Every package of the lock with its versions, as the endpoint wants them; those of the checkout itself are not asked for. */
export function installedVersions(lock: Lock): Record<string, string[]> {
  const versions: Record<string, string[]> = {};
  for (const { name, version } of copies(lock)) {
    versions[name] = [...new Set([...(versions[name] ?? []), version])].sort();
  }
  return versions;
}

/**
 * Asks the registry whether anything that is installed has a published hole. Fails when it names one in what
 * the product runs on, and reports those in tools; where it answers nothing of use, passes and says that
 * nothing was checked.
 */
export async function checkAdvisories(
  lock: Lock,
  registry: string,
  withinMs = ANSWER_WITHIN_MS,
): Promise<Outcome> {
  const versions = installedVersions(lock);
  const found = await ask(registry, versions, withinMs);
  if ('obstacle' in found) return { passed: true, output: '', notice: `${NOT_CHECKED} (${found.obstacle})` };
  const running = new Set(copies(lock).flatMap(({ name, dev }) => (dev ? [] : [name])));
  const told = (isRunning: boolean): string[] =>
    Object.entries(found.advisories)
      .filter(([name]) => running.has(name) === isRunning)
      .flatMap(([name, advisories]) => advisories.map((advisory) => sentence(name, advisory)));
  const tools = told(false);
  return {
    passed: told(true).length === 0,
    output: told(true).join('\n'),
    notice: [
      `${Object.keys(versions).length} packages asked for, ${tools.length} advisories on tools alone`,
      ...tools,
    ].join('\n     '),
  };
}

function copies({ packages }: Lock): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { version, link, name, dev = false }]) => {
    const place = path.lastIndexOf('node_modules/');
    if (place < 0 || link || !version) return [];
    return [{ name: name ?? path.slice(place + 'node_modules/'.length), version, dev }];
  });
}

const sentence = (
  name: string,
  { severity = 'unrated', title = 'no title', url = '', vulnerable_versions: which = '?' }: Advisory,
): string => `${name} ${which}: ${severity}, ${title} ${url}`.trim();

type Found = { advisories: Record<string, Advisory[]> } | { obstacle: string };

async function ask(registry: string, versions: object, withinMs: number): Promise<Found> {
  try {
    const answer = await fetch(new URL(BULK, registry.endsWith('/') ? registry : `${registry}/`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(withinMs),
    });
    if (!answer.ok) return { obstacle: `status ${answer.status}` };
    const advisories: unknown = await answer.json();
    return isAnswer(advisories) ? { advisories } : { obstacle: 'an answer of another kind' };
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return { obstacle: `no answer within ${withinMs / 1_000} s` };
    return { obstacle: cause instanceof Error ? cause.message : message };
  }
}

const isAnswer = (value: unknown): value is Record<string, Advisory[]> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => Array.isArray(entry));
