/** Says, without opening a database, that a CV was read on this device before anybody signed in. */
const STORAGE_KEY = 'career-toolkit.waiting-import';
/** Long enough to come back to, short enough for a phone that is shared. */
export const WAITS_DAYS = 7;
const WAITS_MS = WAITS_DAYS * 24 * 60 * 60 * 1000;

function keptAt(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** Whether a CV waits: not at all, still, or for so long that it must be erased. */
export function waitingMark(now = Date.now()): 'none' | 'waits' | 'expired' {
  const since = keptAt();
  if (since === 0) return 'none';
  return now - since < WAITS_MS ? 'waits' : 'expired';
}

/** Notes since when it waits, and that this tab read it. @throws where the browser keeps nothing. */
export function setWaitingMark(now = Date.now()): void {
  localStorage.setItem(STORAGE_KEY, String(now));
  sessionStorage.setItem(STORAGE_KEY, 'here');
}

/** Whether it was read in this tab: somebody else who signs in on this device is not led to it. */
export function waitsInThisTab(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'here' && waitingMark() === 'waits';
  } catch {
    return false;
  }
}

export function clearWaitingMark(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There was nothing to forget.
  }
}
