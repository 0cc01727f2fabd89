import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { mountAlone } from './mount-alone.ts';
import { MOUNTS } from './mounts.ts';

const byName = (name: string) => {
  const mount = MOUNTS.find((candidate) => candidate.name === name);
  if (!mount) throw new Error(`No feature is called ${name}`);
  return mount;
};
const auth = byName('auth');

describe('the mounted features', () => {
  it('are all folders of features, by their names', () => {
    const folders = readdirSync(new URL('../features', import.meta.url));
    expect(MOUNTS.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it('share no address among visitors of one kind', () => {
    const addresses = MOUNTS.flatMap(({ routes }) =>
      routes.flatMap(({ audience, paths }) => paths.map((path) => `${audience} ${path}`)),
    );
    expect(addresses.toSorted()).toEqual([...new Set(addresses)].sort());
  });
});

describe('a feature that is mounted alone', () => {
  /** Where somebody who is signed in gets from the start. */
  const startOf = (name: string): string | undefined =>
    mountAlone(byName(name), auth)
      .flatMap(({ routes }) => routes)
      .find(({ audience, paths }) => audience === 'signed-in' && paths.includes('/dashboard'))
      ?.leaveTo?.({});

  it.each([
    ['job-tracker', '/job-tracker'],
    ['cover-letters', '/cover-letters'],
    ['resumes', '/resume/new'],
    ['profile', '/profile'],
    ['dashboard', undefined],
  ])('%s is reached from the dashboard at %s', (name, address) => {
    expect(startOf(name)).toBe(address);
  });

  it('comes with signing in, and with nothing else', () => {
    expect(mountAlone(byName('profile'), auth).map(({ name }) => name)).toEqual(['auth', 'profile', 'home']);
    expect(mountAlone(auth, auth).map(({ name }) => name)).toEqual(['auth', 'home']);
  });

  it.each(MOUNTS.map(({ name }) => name))('%s has one screen for each of its addresses', (name) => {
    const addresses = mountAlone(byName(name), auth).flatMap(({ routes }) =>
      routes.flatMap(({ audience, paths }) => paths.map((path) => `${audience} ${path}`)),
    );
    expect(addresses.toSorted()).toEqual([...new Set(addresses)].sort());
  });
});
