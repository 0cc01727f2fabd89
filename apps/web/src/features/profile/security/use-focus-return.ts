import { useEffect, useState } from 'react';

/** Gives the focus back to what had it before a dialog that is mounted to ask. */
export function useFocusReturn(): void {
  // Read while rendering: by the time of an effect the dialog has taken the focus.
  const [asker] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
    },
    [asker],
  );
}
