import { createContext, useContext } from 'react';
import type { ScreenHost } from '../../shared/routing/screen-host.ts';

export const AuthHostContext = createContext<ScreenHost | undefined>(undefined);

/** What surrounds the screens of signing in: the app, or the page alone. */
export function useAuthHost(): ScreenHost {
  const host = useContext(AuthHostContext);
  if (!host) throw new Error('The screens of signing in need a host.');
  return host;
}
