import { MARKET_IDS, type MarketId } from '@career/contracts/vocabulary/market-vocabulary';
import canada from './market-profile/canada.json' with { type: 'json' };
import france from './market-profile/france.json' with { type: 'json' };
import germany from './market-profile/germany.json' with { type: 'json' };
import ghana from './market-profile/ghana.json' with { type: 'json' };
import india from './market-profile/india.json' with { type: 'json' };
import kenya from './market-profile/kenya.json' with { type: 'json' };
import type { MarketProfile } from './market-profile/market-profile.schema.ts';
import nigeriaPrivate from './market-profile/nigeria-private.json' with { type: 'json' };
import nigeriaPublic from './market-profile/nigeria-public.json' with { type: 'json' };
import remote from './market-profile/remote.json' with { type: 'json' };
import southAfrica from './market-profile/south-africa.json' with { type: 'json' };
import emirates from './market-profile/united-arab-emirates.json' with { type: 'json' };
import unitedKingdom from './market-profile/united-kingdom.json' with { type: 'json' };
import unitedStates from './market-profile/united-states.json' with { type: 'json' };

const PROFILES: Readonly<Record<MarketId, MarketProfile>> = {
  'nigeria-private': nigeriaPrivate,
  'nigeria-public': nigeriaPublic,
  ghana,
  kenya,
  'south-africa': southAfrica,
  'united-kingdom': unitedKingdom,
  'united-states': unitedStates,
  canada,
  germany,
  france,
  'united-arab-emirates': emirates,
  india,
  remote,
};

/** Every market, in the order in which people are asked. */
export const MARKET_PROFILES: readonly MarketProfile[] = MARKET_IDS.map((id) => PROFILES[id]);

/** @returns undefined for a name that no profile has. */
export const profileById = (id: string | null | undefined): MarketProfile | undefined =>
  MARKET_PROFILES.find((profile) => profile.id === id);
