import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const CONVERT_LIMIT_MS = 300_000;

/** Converts documents by LibreOffice with a profile in `folder`. */
export function convert(files: readonly string[], to: string, into: string, folder: string): void {
  spawnSync(
    'soffice',
    [
      // A separate profile: a running office would take the files and print nothing here.
      `-env:UserInstallation=file://${resolve(folder, 'profile')}`,
      ...['--headless', '--norestore', '--convert-to', to, '--outdir', into, ...files],
    ],
    { stdio: 'ignore', timeout: CONVERT_LIMIT_MS },
  );
}
