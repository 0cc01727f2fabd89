import { useStore } from 'zustand';
import { themeStore, toggleTheme } from '../design/theme.ts';
import { t } from '../language/texts.ts';
import { Icon } from './icon.tsx';

/** Switches between the light and the dark look. */
export function ThemeToggle() {
  const theme = useStore(themeStore, (state) => state.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className="icon-button" onClick={toggleTheme}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      <span className="visually-hidden">{t`Use the ${other} theme`}</span>
    </button>
  );
}
