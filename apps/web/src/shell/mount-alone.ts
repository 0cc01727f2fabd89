import type { FeatureMount } from '../shared/routing/feature-mount.ts';
import type { Audience, FeatureRoute } from '../shared/routing/feature-route.ts';

const HOME = '/dashboard';
const NOTHING = { Page: () => null };

/** `/cover-letters/{-$action}` without what may be left out; undefined where a part cannot be. */
function plainAddress(path: string): string | undefined {
  const address = path.replace(/\/\{-\$\w+\}$/, '');
  return address.includes('$') ? undefined : address;
}

/**
 * What the shell mounts while one feature is developed alone: the feature, signing in, and a way from the addresses
 * that others would have taken, `/` and the dashboard, to the feature's first screen.
 */
export function mountAlone(feature: FeatureMount, auth: FeatureMount): readonly FeatureMount[] {
  const mounts = feature.name === auth.name ? [auth] : [auth, feature];
  const routes = mounts.flatMap((mount) => mount.routes);
  const own = feature.routes.flatMap(({ paths }) => paths.map(plainAddress));
  const first = own.find((address) => address !== undefined) ?? HOME;

  const redirect = (audience: Audience, paths: readonly string[], to: string): FeatureRoute[] => {
    const free = paths.filter(
      (path) => !routes.some((route) => route.audience === audience && route.paths.includes(path)),
    );
    if (free.length === 0) return [];
    return [{ paths: free, audience, title: feature.name, load: async () => NOTHING, leaveTo: () => to }];
  };

  const home = [...redirect('signed-in', ['/', HOME], first), ...redirect('signed-out', ['/'], '/auth')];
  return [...mounts, { name: 'home', routes: home }];
}
