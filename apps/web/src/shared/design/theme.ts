import { createStore } from 'zustand/vanilla';
import { chosenTheme, deviceSetting, keepTheme, startingTheme, type Theme } from './theme-choice.ts';

/** The theme that shows now. */
export const themeStore = createStore<{ theme: Theme }>(() => ({ theme: startingTheme() }));

const apply = (): void => {
  document.documentElement.dataset.theme = themeStore.getState().theme;
};

/** Puts the theme on the document and follows the device while the person has not chosen. */
export function startTheme(): void {
  apply();
  themeStore.subscribe(apply);
  deviceSetting()?.addEventListener('change', () => {
    if (!chosenTheme()) themeStore.setState({ theme: startingTheme() });
  });
}

/** Switches between light and dark and remembers it on this device. */
export function toggleTheme(): void {
  const theme: Theme = themeStore.getState().theme === 'dark' ? 'light' : 'dark';
  themeStore.setState({ theme });
  keepTheme(theme);
}
