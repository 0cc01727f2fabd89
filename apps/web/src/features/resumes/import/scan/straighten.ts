import type { GreyPicture } from '@career/documents/import/scan/grey-picture';

export interface Straightener {
  straighten: (picture: ImageData) => Promise<GreyPicture>;
  close: () => void;
}

/** Straightens pages in a worker, so that the screen can be used meanwhile. */
export function startStraightener(): Straightener {
  const worker = new Worker(new URL('./straighten.worker.ts', import.meta.url), {
    type: 'module',
    name: 'scan-straightener',
  });
  return {
    straighten: ({ data, width, height }) =>
      new Promise((resolve, reject) => {
        worker.onmessage = (event: MessageEvent<GreyPicture>) => resolve(event.data);
        worker.onerror = () => reject(new Error('A page could not be straightened'));
        worker.postMessage({ data, width, height }, [data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
