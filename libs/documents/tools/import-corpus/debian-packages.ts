import { spawnSync } from 'node:child_process';

const works = (command: string): boolean => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages where it may; otherwise says what is missing. */
export function installedOrWhy(
  what: string,
  command: string,
  packages: readonly string[],
): string | undefined {
  if (works(command)) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit' });
  if (works(command)) return undefined;
  return `${what} are left out: install ${packages.join(' ')} (Debian) and build again`;
}
