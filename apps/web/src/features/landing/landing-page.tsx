import { Suspense, useEffect, useRef } from 'react';
import { OnDemand } from '../../shared/data-saver/on-demand.tsx';
import { t } from '../../shared/language/texts.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import '@career/templates/sheet.css';
import { Landing } from './landing.tsx';
import { startLanding } from './landing-behaviour.ts';

const Showcase = lazyPart(() => import('./showcase.tsx'), 'Showcase');

/** The landing page within the app, for those who come back to it from another screen. */
export function Page() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? startLanding(root.current) : undefined), []);
  return (
    <div ref={root}>
      <Landing
        showcase={
          <OnDemand action={t`Show template previews`}>
            <Suspense fallback={null}>
              <Showcase />
            </Suspense>
          </OnDemand>
        }
      />
    </div>
  );
}
