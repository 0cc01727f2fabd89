import { useEffect, useState } from 'react';

/** For a dialog that is taken away whole when it closes: gives the focus back to where it was before. */
export function useReturnFocus(): void {
  const [asker] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
    },
    [asker],
  );
}
