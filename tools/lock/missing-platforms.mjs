// Plain JavaScript: it also runs before anything is installed, on any Node the product starts from.

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
];
const PROCESSORS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  wasm32: 'wasm32',
};

/** Folders in which Node would look for a dependency of the package at `path`, nearest first. */
function* lookupPaths(path, name) {
  for (let folder = path; ; ) {
    yield folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (!folder) return;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent > 0 ? folder.slice(0, parent) : '';
  }
}

const exactVersion = (range) => range.match(/\d+\.\d+\.\d+[^\s|]*/)?.[0];
const isExact = (range) => /^\d+\.\d+\.\d+[^\s|]*$/.test(range);

/**
 * What a package lock lacks: optional packages of other platforms that the registry did not offer when the lock
 * was written. `npm install` drops them without a word, and then `npm ci` refuses the lock everywhere.
 * @param {Lock} lock
 * @returns {{ path: string, entry: LockEntry }[]} the entries to add
 */
export function missingPlatforms(lock) {
  const found = { ...lock.packages };
  const missing = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const places = [...lookupPaths(path, name)];
      const nearest = places.find((place) => found[place]);
      const fits = nearest && (!isExact(range) || found[nearest].version === range || found[nearest].link);
      if (fits) continue;
      const place = nearest === places.at(-1) ? places[0] : places.at(-1);
      const entry = stub(name, range);
      found[place] = entry;
      missing.push({ path: place, entry });
    }
  }
  return missing;
}

/** @returns {LockEntry} */
function stub(name, range) {
  const words = name.split('/').at(-1).split('-');
  const os = name === 'fsevents' ? 'darwin' : SYSTEMS.find((system) => words.includes(system));
  const cpu = Object.keys(PROCESSORS).find((processor) => words.some((word) => word === processor));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : undefined;
  return {
    version: exactVersion(range) ?? range,
    ...(cpu && { cpu: [PROCESSORS[cpu]] }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
