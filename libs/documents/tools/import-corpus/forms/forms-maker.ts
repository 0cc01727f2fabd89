import type { Made, Maker } from '../maker.types.ts';

/** Layouts that imitate what job seekers upload. */
export class FormsMaker implements Maker {
  async prepare(): Promise<string | undefined> {
    return 'The forms are not written yet';
  }

  version(): string {
    return '';
  }

  async *make(): AsyncIterable<Made> {}

  async close(): Promise<void> {}
}
