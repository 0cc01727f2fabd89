export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'career-toolkit.theme';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** What the person chose on this device, if anything. */
export function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isTheme(stored) ? stored : undefined;
  } catch {
    // Storage may be forbidden; the device's setting then holds.
    return undefined;
  }
}

export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}

export const deviceSetting = (): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

/** The person's choice, else the device's setting. */
export const startingTheme = (): Theme => chosenTheme() ?? (deviceSetting()?.matches ? 'dark' : 'light');
