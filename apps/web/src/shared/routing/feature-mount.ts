import type { QueryClient } from '@tanstack/react-query';
import type { DraftKind } from '../document-session/draft-store.ts';
import type { SentDocument } from '../document-session/send-waiting-drafts.ts';
import type { FeatureRoute } from './feature-route.ts';
import type { HostedScreens } from './screen-host.ts';

/** The contract between a feature and the shell: the `routes.ts` of each feature exports one `mount` and nothing else. */
export interface FeatureMount {
  /** Name of its folder, and of what `npm run dev -- <name>` mounts alone. */
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  /** Its screens without router and query client, for the page shown before the app is loaded. */
  readonly loadScreens?: () => Promise<HostedScreens>;
  /** What sends the documents that a person saves without a connection, where the feature has such. */
  readonly waiting?: WaitingMount;
}

interface WaitingMount {
  readonly drafts: DraftKind;
  readonly load: () => Promise<{
    sendWaiting: (userId: string, queries: QueryClient) => Promise<SentDocument[]>;
  }>;
}
