import { useEffect } from 'react';

/** Names the faces of letters of Chinese, Japanese and Korean to the page. */
export function useCjkFaces(letters: string): void {
  useEffect(() => {
    // Without a connection the fonts of the device stand in; the next sheet tries again.
    if (letters !== '')
      import('./cjk-faces.ts').then(({ nameCjkFaces }) => nameCjkFaces(letters)).catch(() => undefined);
  }, [letters]);
}
