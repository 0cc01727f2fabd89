import type { JobListingDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SaveListing } from './save-listing.tsx';

interface ListingActionsProps {
  listing: JobListingDto;
  /** The saved job that it is already. */
  savedJobId: string | undefined;
  /** Id of the heading that says which listing the buttons are about. */
  titleId: string;
  onTrack: () => void;
  /** Missing where there is no employer to hide. */
  onHide?: () => void;
}

/** What can be done with a listing, the likeliest last. */
export function ListingActions({ listing, savedJobId, titleId, onTrack, onHide }: ListingActionsProps) {
  const { title, company, source, url } = listing;
  return (
    <div className="page-actions">
      {onHide && (
        <button type="button" className="button" data-kind="quiet" onClick={onHide}>
          {t`Hide employer`}
          <span className="visually-hidden"> {company}</span>
        </button>
      )}
      <SaveListing listing={listing} savedJobId={savedJobId} />
      {url && (
        // Sources lend their listings for links that say where a reader comes from: no noreferrer, no nofollow.
        <a className="button" href={url} target="_blank" rel="noopener">
          {t`Apply`}
          <span className="visually-hidden"> {t`for ${title} at ${source}, opens a new tab`}</span>
        </a>
      )}
      <button
        type="button"
        className="button"
        data-kind="primary"
        aria-describedby={titleId}
        onClick={onTrack}
      >
        <Icon name="plus" size={18} /> {t`Track`}
      </button>
    </div>
  );
}
