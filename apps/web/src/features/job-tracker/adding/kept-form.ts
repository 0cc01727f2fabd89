import { blankApplication, isTouched, type NewApplication } from './new-application.ts';

const PREFIX = 'career-toolkit.new-application.';

/**
 * The form that a person began on this tab and did not finish; it outlives a reload and a look at other screens.
 * @returns undefined when nothing was begun, or what was kept cannot be read.
 */
export function keptForm(userId: string, now: Date): NewApplication | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const blank = blankApplication(now);
    const known = Object.entries(kept).filter(([name, value]) => name in blank && typeof value === 'string');
    return { ...blank, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

/** Keeps a form that was begun; forgets it once it is untouched again. */
export function keepForm(userId: string, values: NewApplication): void {
  try {
    if (isTouched(values)) sessionStorage.setItem(PREFIX + userId, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + userId);
  } catch {
    // Without storage the form lasts as long as the screen.
  }
}

/** Leaves nothing of anybody on the device. */
export function forgetForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
}
