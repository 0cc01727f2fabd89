import { greyOf } from '@career/documents/import/scan/grey-picture';
import { straightened } from '@career/documents/import/scan/straighten-page';

self.addEventListener('message', ({ data: { data, width, height } }: MessageEvent<ImageData>) => {
  const page = straightened(greyOf(data, width, height));
  self.postMessage(page, { transfer: [page.pixels.buffer] });
});
