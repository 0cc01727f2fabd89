import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { antdTheme } from '../design/antd-theme.ts';
import { themeStore } from '../design/theme.ts';
import './antd-look.css';
import { antdWords } from './antd-words.ts';

/** Gives antd's parts inside it the product's own look. Loaded where antd is, so that other screens stay light. */
export function AntdLook({ children }: { children: ReactNode }) {
  const theme = useStore(themeStore, (state) => state.theme);
  return (
    <ConfigProvider
      locale={antdWords(document.documentElement.lang)}
      direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
      theme={antdTheme(theme)}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
