const STORAGE_KEY = 'career-toolkit.proof-return';

/** Keeps the page that asked for a visit to Google, unless it is the profile, where visits end anyway. */
export function keepProofReturn(): void {
  const { pathname, search } = location;
  if (pathname === '/profile') return;
  try {
    sessionStorage.setItem(STORAGE_KEY, pathname + search);
  } catch {
    // Without storage the profile opens.
  }
}

/** The page to go back to after such a visit, once. */
export function takeProofReturn(): string | undefined {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY) ?? '';
    sessionStorage.removeItem(STORAGE_KEY);
    // Only an address of this app: never another origin.
    return /^\/(?!\/)/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
