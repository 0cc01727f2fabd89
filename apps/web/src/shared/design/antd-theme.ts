import { theme as antd, type ThemeConfig } from 'antd';
import type { Theme } from './theme-choice.ts';

/** Reads a token of tokens.css as a plain value: antd computes shades and cannot take `var()`. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** antd's theme, built from tokens.css as it stands for the theme that shows. */
export function antdTheme(theme: Theme): ThemeConfig {
  return {
    algorithm: theme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      colorPrimary: token('--accent'),
      colorInfo: token('--info'),
      colorSuccess: token('--success'),
      colorWarning: token('--warning'),
      colorError: token('--danger'),
      colorLink: token('--accent'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextDescription: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-faint'),
      colorTextLightSolid: token('--on-accent'),
      colorBgBase: token('--surface'),
      colorBgLayout: token('--paper'),
      colorBgContainer: token('--surface-raised'),
      colorBgElevated: token('--surface-raised'),
      colorBorder: token('--line-strong'),
      colorBorderSecondary: token('--line'),
      borderRadius: 10,
      controlHeight: 44,
      // As a variable: it changes when the fonts come.
      fontFamily: 'var(--font-body)',
      fontSize: 16,
    },
  };
}
