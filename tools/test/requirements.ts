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

/** Makes sure of a Java that runs programs, installing Debian's when there is none. */
export function requireJava(): string {
  return findProgram(['java']) ?? install('default-jre-headless', ['java']);
}

/** @returns the path of a Java compiler, installing Debian's when there is none. */
export function requireJavac(): string {
  return findProgram(['javac']) ?? install('default-jdk-headless', ['javac']);
}

/** What a generated client in Kotlin imports, where Debian puts it; its standard library comes with the compiler. */
export const KOTLIN_LIBRARIES = ['okhttp', 'okio', 'gson', 'kotlin-stdlib'].map(
  (name) => `/usr/share/java/${name}.jar`,
);

/** @returns the path of a Kotlin compiler with these libraries, installing Debian's when either is missing. */
export function requireKotlin(): string {
  const found = KOTLIN_LIBRARIES.every((path) => existsSync(path)) && findProgram(['kotlinc']);
  return found || install('kotlin libokhttp-java libokio-java libgoogle-gson-java', ['kotlinc']);
}

/** @returns the path of the program that tests rules of alerts, installing Debian's when there is none. */
export function requirePromtool(): string {
  return findProgram(['promtool']) ?? install('prometheus', ['promtool']);
}

/** @returns the path of the program that reads units as systemd does, installing Debian's when there is none. */
export function requireSystemdAnalyze(): string {
  return findProgram(['systemd-analyze']) ?? install('systemd', ['systemd-analyze']);
}

/** Debian's own Python, with the libraries that a generated client imports. */
const PYTHON = '/usr/bin/python3';
const PYTHON_PACKAGES = 'python3 python3-urllib3 python3-dateutil python3-six python3-certifi';

/** @returns the path of a Python that imports these libraries, installing Debian's when they are not there. */
export function requirePython(): string {
  const imports = spawnSync(PYTHON, ['-c', 'import certifi, dateutil, six, urllib3']);
  return imports.status === 0 ? PYTHON : install(PYTHON_PACKAGES, [PYTHON]);
}

/** Where Debian puts the sources of Go's libraries. */
export const GO_LIBRARIES = '/usr/share/gocode';

/** @returns the path of a Go with the library that a generated client imports, installing Debian's when either is missing. */
export function requireGo(): string {
  const found = existsSync(`${GO_LIBRARIES}/src/golang.org/x/oauth2`) && findProgram(['go']);
  return found || install('golang-go golang-golang-x-oauth2-dev', ['go']);
}

function install(debianPackages: string, names: string[]): string {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${debianPackages}`;
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    throw new Error(
      `The tests need ${debianPackages}, which is not installed here. On Debian or Ubuntu, type:\n\n` +
        `    sudo sh -c '${command}'\n\nElsewhere install it by your system's means, so that it is on the PATH.`,
    );
  }
  console.log(`Installing ${debianPackages} …`);
  const result = spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const program = findProgram(names);
  if (result.status !== 0 || !program) {
    throw new Error(
      `${debianPackages} could not be installed by: ${command}\n${result.stdout}\n${result.stderr}`,
    );
  }
  return program;
}
