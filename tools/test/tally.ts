export interface Failure {
  name: string;
  message: string;
}

/** What a suite found. */
export interface Result {
  passed: number;
  failures: Failure[];
}

const SHOWN_LINES = 25;

/** Adds up the suites and says at the end how it went. */
export class Tally {
  private passed = 0;
  private readonly failures: Failure[] = [];

  get failed(): number {
    return this.failures.length;
  }

  add(result: Result): void {
    this.passed += result.passed;
    this.failures.push(...result.failures);
  }

  /** The failures, and last and alone on its line the count. */
  report(): string {
    const failures = this.failures.map(({ name, message }) => {
      const lines = message.trim().split('\n');
      const shown = lines.slice(0, SHOWN_LINES).map((line) => `    ${line}`);
      return [`✗ ${name}`, ...shown, ...(lines.length > SHOWN_LINES ? ['    …'] : [])].join('\n');
    });
    const count = `${this.passed} passed, ${this.failures.length} failed`;
    return `\n${failures.map((text) => `${text}\n\n`).join('')}${count}`;
  }
}
