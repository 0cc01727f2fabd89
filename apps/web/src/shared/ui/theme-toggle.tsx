import { useStore } from 'zustand';
import { themeStore, toggleTheme } from '../design/theme.ts';
import { t } from '../language/texts.ts';
import { Icon } from './icon.tsx';

/** Switches between the light and the dark look. */
export function ThemeToggle() {
  const theme = useStore(themeStore, (state) => state.theme);
  return (
    <button type="button" className="icon-button" onClick={toggleTheme}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      <span className="visually-hidden">
        {theme === 'dark' ? t`Use the light theme` : t`Use the dark theme`}
      </span>
    </button>
  );
}
