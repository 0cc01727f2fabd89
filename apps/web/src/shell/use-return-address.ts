import type { RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Audience } from '../shared/routing/feature-route.ts';
import { forgetReturnAddress } from '../shared/session/return-address.ts';

/** Once a signed-in person has left the sign-in screen, the address that was kept for them has served. */
export function useReturnAddress(history: RouterHistory, audience: Audience): void {
  useEffect(() => {
    if (audience !== 'signed-in') return;
    const forget = (): void => {
      if (history.location.pathname !== '/auth') forgetReturnAddress();
    };
    forget();
    return history.subscribe(forget);
  }, [history, audience]);
}
