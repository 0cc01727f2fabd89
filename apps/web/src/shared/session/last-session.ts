const STORAGE_KEY = 'career-toolkit.signed-in';

/** Whether the last visit on this device ended signed in; then the first page waits instead of flashing the landing. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberSession(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the landing may flash before the dashboard; nothing else depends on it.
  }
}
