import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findProgram, install, installAhead, waitForAhead } from './debian-packages.ts';

/** Writes down what it is asked; installs a program of the name of each package, and nothing where one is unknown. */
const APT = `#!/bin/sh
echo "$*" >> "$APT_FOLDER/asked"
[ "$1" = install ] || exit 0
while [ "$1" != -o ]; do shift; done
shift 2
case " $* " in *" unknown "*) exit 100;; esac
for name; do printf '' > "$APT_FOLDER/$name"; done
`;

describe('packages of Debian', () => {
  let folder: string;
  let record: string;
  const environment = { ...process.env };
  const asked = (): string[] => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'career-apt-'));
    record = join(folder, 'installing.json');
    writeFileSync(join(folder, 'apt-get'), APT);
    chmodSync(join(folder, 'apt-get'), 0o755);
    Object.assign(process.env, { PATH: `${folder}:${environment.PATH}`, APT_FOLDER: folder });
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.spyOn(process, 'getuid').mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.PATH = environment.PATH;
    rmSync(folder, { recursive: true, force: true });
  });

  it('are installed ahead in one go, and waited for by who needs them', () => {
    installAhead(['planted-one planted-two', 'planted-three'], record);
    waitForAhead('planted-three', record);
    expect(findProgram(['planted-two'])).toBe(join(folder, 'planted-two'));
    expect(findProgram(['planted-three'])).toBe(join(folder, 'planted-three'));
    expect(asked().map((words) => words.split(' ')[0])).toEqual(['update', 'install']);
  });

  it('do not fail with one that is not available, which says so when it is needed', () => {
    installAhead(['planted-one', 'unknown', 'planted-two'], record);
    waitForAhead('planted-two', record);
    for (const name of ['planted-one', 'planted-two']) expect(existsSync(join(folder, name))).toBe(true);
    expect(() => install('unknown', ['unknown'])).toThrow(
      'unknown could not be installed by: apt-get update',
    );
  });

  it('are left alone without the right to install, and who needs one reads what to type', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(1000);
    installAhead(['planted-one'], record);
    waitForAhead('planted-one', record);
    expect(existsSync(join(folder, 'asked'))).toBe(false);
    expect(() => install('planted-one', ['planted-one'])).toThrow(
      "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends planted-one'",
    );
  });
});
