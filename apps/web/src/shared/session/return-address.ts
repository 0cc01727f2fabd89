import { waitsInThisTab } from '../waiting-import/waiting-mark.ts';
import { onSignOut } from './session-end.ts';

/** Where somebody goes back to after signing in. Kept per tab, so that it survives a reload and the way to Google. */
interface ReturnAddress {
  path: string;
  /** The person whose session ended there; anybody else starts at the dashboard. */
  userId?: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

const STORAGE_KEY = 'career-toolkit.return-address';
const KEPT_FOR_MS = 60 * 60 * 1000;

function read(): ReturnAddress | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as ReturnAddress | null;
    if (!kept || Date.now() - kept.keptAt > KEPT_FOR_MS) return undefined;
    // Only an address of this app: never another origin.
    return /^\/(?!\/|auth\b)/.test(kept.path) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an address of this app, such as `/resume/edit/1?field=title`, to return to after the next sign-in. */
export function keepReturnAddress(path: string, userId?: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path, userId, keptAt: Date.now() }));
  } catch {
    // Without storage the dashboard opens.
  }
}

export function forgetReturnAddress(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There was nothing to forget.
  }
}

/** Where a CV that was read before there was an account is looked through and used. */
const WAITING_IMPORT = '/resume/new?start=import';
const importAddress = (): string | undefined => (waitsInThisTab() ? WAITING_IMPORT : undefined);

/** The address to open instead of the dashboard, or undefined. */
export const returnAddress = (): string | undefined => read()?.path ?? importAddress();

/** The same, now that it is known who signed in: an address of somebody else's is forgotten. */
export function claimReturnAddress(userId: string | undefined): string | undefined {
  const kept = read();
  if (kept?.userId !== undefined && kept.userId !== userId) {
    forgetReturnAddress();
    return undefined;
  }
  return kept?.path ?? importAddress();
}

// Whoever signs out by choice starts at the dashboard the next time.
onSignOut(forgetReturnAddress);
