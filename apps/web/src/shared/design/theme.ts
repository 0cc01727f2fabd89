import { createStore } from 'zustand/vanilla';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'career-toolkit.theme';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isTheme(stored) ? stored : undefined;
  } catch {
    // Storage may be forbidden; the device's setting then holds.
    return undefined;
  }
}

const deviceSetting = (): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

const deviceTheme = (): Theme => (deviceSetting()?.matches ? 'dark' : 'light');

/** The theme that shows now: the person's choice, else the device's setting. */
export const themeStore = createStore<{ theme: Theme }>(() => ({ theme: storedTheme() ?? deviceTheme() }));

const apply = (): void => {
  document.documentElement.dataset.theme = themeStore.getState().theme;
};

/** Puts the theme on the document and follows the device while the person has not chosen. */
export function startTheme(): void {
  apply();
  themeStore.subscribe(apply);
  deviceSetting()?.addEventListener('change', () => {
    if (!storedTheme()) themeStore.setState({ theme: deviceTheme() });
  });
}

/** Switches between light and dark and remembers it on this device. */
export function toggleTheme(): void {
  const theme: Theme = themeStore.getState().theme === 'dark' ? 'light' : 'dark';
  themeStore.setState({ theme });
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}
