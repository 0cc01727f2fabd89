import type { FeatureRoute } from './feature-route.ts';
import type { HostedScreens } from './screen-host.ts';

/** The contract between a feature and the shell: the `routes.ts` of each feature exports one `mount` and nothing else. */
export interface FeatureMount {
  /** Name of its folder, and of what `npm run dev -- <name>` mounts alone. */
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  /** Its screens without router and query client, for the page that stands before the app is loaded. */
  readonly loadScreens?: () => Promise<HostedScreens>;
}
