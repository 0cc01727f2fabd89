import { Outlet } from '@tanstack/react-router';
import { ConfigProvider } from 'antd';
import { useStore } from 'zustand';
import { antdTheme } from '../shared/design/antd-theme.ts';
import { themeStore } from '../shared/design/theme.ts';

/** Gives the signed-in screens antd in the product's own look. */
export function SignedInFrame() {
  const theme = useStore(themeStore, (state) => state.theme);
  return (
    <ConfigProvider theme={antdTheme(theme)} wave={{ disabled: true }}>
      <Outlet />
    </ConfigProvider>
  );
}
