import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page, as sources of a content security policy; read again when the page changes. */
export class InlineScripts {
  private readAt = Number.NaN;
  private sources: readonly string[] = [];

  constructor(private readonly page: string) {}

  hashes(): readonly string[] {
    const { mtimeMs } = statSync(this.page);
    if (mtimeMs !== this.readAt) {
      this.sources = [...readFileSync(this.page, 'utf8').matchAll(INLINE_SCRIPT)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      this.readAt = mtimeMs;
    }
    return this.sources;
  }
}
