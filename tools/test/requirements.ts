import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, install, installAhead, waitForAhead } from './debian-packages.ts';

/** A program the tests need that npm does not carry, and the Debian packages that hold it. */
interface Requirement {
  packages: string;
  names: readonly string[];
  /** Its path, where that is not all there is to find. */
  find?(): string | undefined;
}

/** What a generated client in Kotlin imports, where Debian puts it; its standard library comes with the compiler. */
export const KOTLIN_LIBRARIES = ['okhttp', 'okio', 'gson', 'kotlin-stdlib'].map(
  (name) => `/usr/share/java/${name}.jar`,
);
/** Where Debian puts the sources of Go's libraries. */
export const GO_LIBRARIES = '/usr/share/gocode';
/** Debian's own Python, which finds the libraries that a generated client imports. */
const PYTHON = '/usr/bin/python3';
const PYTHON_IMPORTS = 'import certifi, dateutil, six, urllib3';

const CHROMIUM: Requirement = {
  packages: 'chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  find: () => process.env.CHROMIUM_PATH ?? findProgram(CHROMIUM.names),
};
/** The same Chromium without its windows, tabs and their pages: half the processor time of a journey. */
const HEADLESS_SHELL: Requirement = {
  packages: 'chromium-headless-shell',
  names: ['chromium-headless-shell'],
  find: () => process.env.CHROMIUM_PATH ?? findProgram(HEADLESS_SHELL.names),
};
const REDIS: Requirement = { packages: 'redis-server', names: ['redis-server'] };
const PGBOUNCER: Requirement = { packages: 'pgbouncer', names: ['pgbouncer'] };
const POPPLER: Requirement = { packages: 'poppler-utils', names: ['pdftotext'] };
const QPDF: Requirement = { packages: 'qpdf', names: ['qpdf'] };
const JAVA: Requirement = { packages: 'default-jre-headless', names: ['java'] };
const JAVAC: Requirement = { packages: 'default-jdk-headless', names: ['javac'] };
const KOTLIN: Requirement = {
  packages: 'kotlin libokhttp-java libokio-java libgoogle-gson-java',
  names: ['kotlinc'],
  find: () => (KOTLIN_LIBRARIES.every((path) => existsSync(path)) ? findProgram(KOTLIN.names) : undefined),
};
const PROMTOOL: Requirement = { packages: 'prometheus', names: ['promtool'] };
const SYSTEMD_ANALYZE: Requirement = { packages: 'systemd', names: ['systemd-analyze'] };
const PYTHON_LIBRARIES: Requirement = {
  packages: 'python3 python3-urllib3 python3-dateutil python3-six python3-certifi',
  names: [PYTHON],
  find: () => (spawnSync(PYTHON, ['-c', PYTHON_IMPORTS]).status === 0 ? PYTHON : undefined),
};
const GO: Requirement = {
  packages: 'golang-go golang-golang-x-oauth2-dev',
  names: ['go'],
  find: () => (existsSync(`${GO_LIBRARIES}/src/golang.org/x/oauth2`) ? findProgram(GO.names) : undefined),
};

const REQUIREMENTS = [
  ...[REDIS, PGBOUNCER, PYTHON_LIBRARIES, JAVA, JAVAC, KOTLIN, GO, PROMTOOL, SYSTEMD_ANALYZE],
  ...[CHROMIUM, HEADLESS_SHELL, POPPLER, QPDF],
];

const find = (requirement: Requirement): string | undefined =>
  requirement.find ? requirement.find() : findProgram(requirement.names);

/** @returns the path of the program, installing Debian's packages when it is not there. */
function require(requirement: Requirement): string {
  const { packages, names } = requirement;
  // Before a look: a program is there some time before what it needs is.
  waitForAhead(packages);
  return find(requirement) ?? install(packages, names);
}

/** Begins to install whatever a whole run needs and does not find. */
export const installAllAhead = (): void =>
  installAhead(REQUIREMENTS.filter((one) => !find(one)).map(({ packages }) => packages));

/** @returns the path of a Chromium. */
export const requireChromium = (): string => require(CHROMIUM);

/** @returns the path of a headless shell; where none is available, that of a Chromium. */
export function requireHeadlessShell(): string {
  try {
    return require(HEADLESS_SHELL);
  } catch {
    return requireChromium();
  }
}

/** Makes sure of a redis-server. */
export const requireRedis = (): string => require(REDIS);

/** @returns the path of a pgbouncer. */
export const requirePgBouncer = (): string => require(PGBOUNCER);

/** Makes sure of the programs that read PDFs back and check them. */
export function requirePdfTools(): void {
  require(POPPLER);
  require(QPDF);
}

/** @returns the path of a Java that runs programs. */
export const requireJava = (): string => require(JAVA);

/** @returns the path of a Java compiler. */
export const requireJavac = (): string => require(JAVAC);

/** @returns the path of a Kotlin compiler that has the libraries of a generated client beside it. */
export const requireKotlin = (): string => require(KOTLIN);

/** @returns the path of the program that tests rules of alerts. */
export const requirePromtool = (): string => require(PROMTOOL);

/** @returns the path of the program that reads units as systemd does. */
export const requireSystemdAnalyze = (): string => require(SYSTEMD_ANALYZE);

/** @returns the path of a Python that imports the libraries of a generated client. */
export const requirePython = (): string => require(PYTHON_LIBRARIES);

/** @returns the path of a Go that has the library of a generated client beside it. */
export const requireGo = (): string => require(GO);
