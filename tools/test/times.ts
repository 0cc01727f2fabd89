import { writeFileSync } from 'node:fs';
import type { Time } from './tally.ts';

interface Part extends Time {
  parts: readonly Time[];
}

/** How long each part of a run took: printed at its end and kept in a file. */
export class Times {
  private readonly parts: Part[] = [];

  add(time: Time, parts: readonly Time[] = []): void {
    // A part that is one target is said once.
    this.parts.push({ ...time, parts: parts.length > 1 ? parts : [] });
  }

  /** One line a part, the targets of a part below it, the longest first. */
  report(): string {
    const total = this.parts.reduce((sum, { seconds }) => sum + seconds, 0);
    const lines = this.parts.flatMap(({ parts, ...part }) => [
      line(part),
      ...parts.toSorted((a, b) => b.seconds - a.seconds).map((time) => `  ${line(time)}`),
    ]);
    return ['', ...lines, line({ name: 'in all', seconds: total })].join('\n');
  }

  keep(file: string): void {
    writeFileSync(file, `${JSON.stringify(this.parts, null, 2)}\n`);
  }
}

const line = ({ name, seconds }: Time): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
