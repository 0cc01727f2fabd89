export interface Failure {
  name: string;
  message: string;
}

/** What a suite found. */
export interface Result {
  passed: number;
  failures: Failure[];
  /** Tests that failed once and passed when repeated: counted as passed, and shown at the end. */
  unsteady?: Failure[];
  /** How long its parts took, where it has parts. */
  times?: Time[];
}

/** How long something took. */
export interface Time {
  name: string;
  seconds: number;
}

/** What several runs found together. */
export const addedUp = (results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failures: results.flatMap(({ failures }) => failures),
  unsteady: results.flatMap(({ unsteady = [] }) => unsteady),
  times: results.flatMap(({ times = [] }) => times),
});

const SHOWN_LINES = 25;

/** Adds up the suites and says at the end how it went. */
export class Tally {
  private passed = 0;
  private readonly failures: Failure[] = [];
  private readonly unsteady: Failure[] = [];

  get failed(): number {
    return this.failures.length;
  }

  add(result: Result): void {
    this.passed += result.passed;
    this.failures.push(...result.failures);
    this.unsteady.push(...(result.unsteady ?? []));
  }

  /** The unsteady tests and the failures, and last and alone on its line the count. */
  report(): string {
    const unsteady = this.unsteady.map((test) => shown('~ passed only when repeated:', test));
    const failures = this.failures.map((test) => shown('✗', test));
    const count = `${this.passed} passed, ${this.failures.length} failed`;
    return `\n${[...unsteady, ...failures].map((text) => `${text}\n\n`).join('')}${count}`;
  }
}

function shown(mark: string, { name, message }: Failure): string {
  const lines = message.trim().split('\n');
  const first = lines.slice(0, SHOWN_LINES).map((line) => `    ${line}`);
  return [`${mark} ${name}`, ...first, ...(lines.length > SHOWN_LINES ? ['    …'] : [])].join('\n');
}
