import { spawnSync } from 'node:child_process';
import { isSmallest } from './measure-size.ts';

const works = (command: string): boolean => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages where it may; otherwise says what is missing. */
export function installedOrWhy(
  what: string,
  command: string,
  packages: readonly string[],
): string | undefined {
  if (works(command)) return undefined;
  const mayInstall = process.getuid?.() === 0 && !isSmallest;
  if (mayInstall)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit' });
  if (works(command)) return undefined;
  return `${what} are left out: install ${packages.join(' ')} (Debian) and build again`;
}
