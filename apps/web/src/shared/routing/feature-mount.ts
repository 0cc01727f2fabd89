import type { FeatureRoute } from './feature-route.ts';

/** The contract between a feature and the shell: the `routes.ts` of each feature exports one `mount` and nothing else. */
export interface FeatureMount {
  /** Name of its folder, and of what `npm run dev -- <name>` mounts alone. */
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  /** Removes what the feature keeps of a person on this device; called when they sign out, in whichever tab, not when a session expires. */
  readonly forget?: () => Promise<void>;
}
