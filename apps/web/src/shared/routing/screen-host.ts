import type { ComponentType } from 'react';

/** What screens that can do without the app need of what surrounds them: the app's router, or the page alone. */
export interface ScreenHost {
  /** Parameters of the address. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly isSignedIn: boolean;
  /** Puts another address of the same screens in place of this one; the focus stays. */
  readonly replaceAddress: (href: string) => void;
  /** Asks again who is signed in. */
  readonly refreshUser: () => Promise<void>;
  /** Opens what somebody who has just signed in came for. */
  readonly enter: (userId: string | undefined) => Promise<void>;
}

/** What a module with such screens exports. */
export interface HostedScreens {
  readonly Screens: ComponentType<{ host: ScreenHost }>;
}
