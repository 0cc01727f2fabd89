import type { PageSource } from './page-source.ts';
import type { PageSize, ReadingOrder, ReadingReport } from './reading-messages.ts';

/** A page that is not drawn by then never will be. */
const DRAW_MS = 10_000;

/** The pages of the file that was read, drawn on demand by the worker that read them. */
export class FilePages implements PageSource {
  readonly sizes: readonly PageSize[];
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (picture: ImageBitmap | undefined) => void>();
  private lastId = 0;

  constructor(worker: Worker, sizes: readonly PageSize[]) {
    this.worker = worker;
    this.sizes = sizes;
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingReport>) => {
      if (data.type === 'drawn') this.settle(data.id, data.picture);
      if (data.type === 'not-drawn') this.settle(data.id, undefined);
    });
  }

  /** A picture of a page as many pixels wide, or nothing where it cannot be drawn. The caller closes it. */
  async draw(page: number, width: number): Promise<ImageBitmap | undefined> {
    this.lastId += 1;
    const id = this.lastId;
    const drawing = new Promise<ImageBitmap | undefined>((resolve) => this.waiting.set(id, resolve));
    this.worker.postMessage({ type: 'draw', id, page, width: Math.round(width) } satisfies ReadingOrder);
    const timer = setTimeout(() => this.settle(id, undefined), DRAW_MS);
    try {
      return await drawing;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets go of the file and of all that its reading took. */
  close(): void {
    this.worker.terminate();
    for (const id of this.waiting.keys()) this.settle(id, undefined);
  }

  private settle(id: number, picture: ImageBitmap | undefined): void {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    if (resolve) resolve(picture);
    else picture?.close();
  }
}
