import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { DocumentsService } from './documents.service.ts';

const HOUR = 60 * 60 * 1000;

/** Removes every hour what uploads and deletions that broke off half-way have left behind. */
@Injectable()
@ScheduledTask({ name: 'document-sweep', everyMs: HOUR })
export class DocumentSweepTask implements ScheduledTaskRunner {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  async run(): Promise<string> {
    // An upload that is under way has given its file up, too, until its row is written.
    const before = new Date(Date.now() - HOUR);
    const removed = await this.documents.sweep(before);
    return `${removed} files without a document and ${await this.clearIncoming(before)} broken uploads removed`;
  }

  private async clearIncoming(before: Date): Promise<number> {
    const { incoming } = this.config.documents;
    const names = await readdir(incoming).catch(() => []);
    let removed = 0;
    for (const name of names) {
      const path = join(incoming, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || found.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
