import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Programs the tests need that npm does not carry, and the Debian packages that hold them. */
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same Chromium without its windows, tabs and their pages: half the processor time of a journey. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Where Debian puts servers; the PATH of many users and services does not name it. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin'];

function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVERS];
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(existsSync);
}

/** @returns the path of a Chromium, installing Debian's when there is none. */
export function requireChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return findProgram(CHROMIUM_NAMES) ?? install('chromium', CHROMIUM_NAMES);
}

/** @returns the path of a headless shell, installing Debian's; where none is available, that of a Chromium. */
export function requireHeadlessShell(): string {
  const found = process.env.CHROMIUM_PATH ?? findProgram([HEADLESS_SHELL]);
  if (found) return found;
  try {
    return install(HEADLESS_SHELL, [HEADLESS_SHELL]);
  } catch {
    return requireChromium();
  }
}

/** Makes sure of a redis-server, installing Debian's when there is none. */
export function requireRedis(): string {
  return findProgram(['redis-server']) ?? install('redis-server', ['redis-server']);
}

/** @returns the path of a pgbouncer, installing Debian's when there is none. */
export function requirePgBouncer(): string {
  return findProgram(['pgbouncer']) ?? install('pgbouncer', ['pgbouncer']);
}

/** Makes sure of the programs that read PDFs back and check them. */
export function requirePdfTools(): void {
  for (const [program, debianPackage] of [
    ['pdftotext', 'poppler-utils'],
    ['qpdf', 'qpdf'],
  ] as const)
    if (!findProgram([program])) install(debianPackage, [program]);
}

function install(debianPackage: string, names: string[]): string {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${debianPackage}`;
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    throw new Error(
      `The tests need ${debianPackage}, which is not installed here. On Debian or Ubuntu, type:\n\n` +
        `    sudo sh -c '${command}'\n\nElsewhere install it by your system's means, so that it is on the PATH.`,
    );
  }
  console.log(`Installing ${debianPackage} …`);
  const result = spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const program = findProgram(names);
  if (result.status !== 0 || !program) {
    throw new Error(
      `${debianPackage} could not be installed by: ${command}\n${result.stdout}\n${result.stderr}`,
    );
  }
  return program;
}
