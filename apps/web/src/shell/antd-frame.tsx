import { Outlet } from '@tanstack/react-router';
import { AntdLook } from '../shared/ui/antd-look.tsx';

/** Around the screens that are made with antd. */
export function AntdFrame() {
  return (
    <AntdLook>
      <Outlet />
    </AntdLook>
  );
}
