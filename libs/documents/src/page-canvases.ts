import type { PageSpan } from './page-breaks.ts';

type Context = CanvasRenderingContext2D;

/**
 * A canvas for each page, drawn on together as if they were one: a single canvas as high as all of them costs browsers
 * several times the time that its pages do, and their pictures had to be copied out of it.
 */
export class PageCanvases implements Disposable {
  readonly each: HTMLCanvasElement[];
  /** What draws the whole sheet draws on this, and each page gets its part. */
  readonly asOne: HTMLCanvasElement;

  /** @param pages the stretches of the sheet, in its pixels, of which the first is at the top of the drawing */
  constructor(
    page: Document,
    pages: readonly PageSpan[],
    { width, scale }: { width: number; scale: number },
  ) {
    const start = pages[0]?.top ?? 0;
    const parts = pages.map(({ top, bottom }) => {
      const canvas = page.createElement('canvas');
      canvas.width = Math.floor(width * scale);
      canvas.height = Math.max(1, Math.round((bottom - top) * scale));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('Could not get canvas context');
      const above = Math.round((top - start) * scale);
      context.translate(0, -above);
      return { canvas, context, above };
    });
    this.each = parts.map(({ canvas }) => canvas);
    const together = drawnTogether(parts);
    this.asOne = Object.assign(page.createElement('canvas'), { getContext: () => together });
  }

  /** Gives the memory back at once rather than when the browser next looks for some. */
  [Symbol.dispose](): void {
    for (const canvas of this.each) canvas.width = 0;
  }
}

/** One context for those of all pages: what is called or set is so in each of them; what is asked, the first answers. */
function drawnTogether(parts: readonly { context: Context; above: number }[]): Context {
  const [first] = parts;
  if (!first) throw new Error('Could not get canvas context');
  return new Proxy(first.context, {
    get(context, name) {
      const value: unknown = Reflect.get(context, name, context);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answers = parts.map(({ context: each }) => Reflect.apply(value, each, given));
        return answers[0];
      };
    },
    set(_, name, value) {
      return parts.every(({ context }) => Reflect.set(context, name, value, context));
    },
  });
}
