import { useEffect, useRef } from 'react';
import { Landing } from './landing.tsx';
import { startLanding } from './landing-behaviour.ts';

/** The landing page within the app, for those who come back to it from another screen. */
export function Page() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? startLanding(root.current) : undefined), []);
  return (
    <div ref={root}>
      <Landing />
    </div>
  );
}
