import { t } from '../shared/language/texts.ts';
import { keepReturnAddress } from '../shared/session/return-address.ts';
import { NOT_FOUND_TITLE } from './not-found-title.ts';

/** Any address that does not exist, for somebody who is signed in. */
export function NotFoundPage() {
  return (
    <main id="main" className="page message-page">
      <h1 tabIndex={-1}>{NOT_FOUND_TITLE}</h1>
      <p>{t`Check the address, or start again from the home page.`}</p>
      <a href="/" className="button" data-kind="primary">{t`Go to home`}</a>
    </main>
  );
}

/** The same for a visitor: signing in may be all that is missing, and leads back to an address that then exists. */
export function SignedOutNotFoundPage({ existsSignedIn }: { existsSignedIn: (path: string) => boolean }) {
  // The fragment may hold what was shared from another app.
  const { pathname, search, hash } = location;
  const isScreen = existsSignedIn(pathname);
  return (
    <main id="main" className="page message-page">
      <h1 tabIndex={-1}>{NOT_FOUND_TITLE}</h1>
      <p>
        {isScreen
          ? t`You are not signed in. Sign in to open this page.`
          : t`Check the address, or sign in to see your own pages.`}
      </p>
      <div className="page-actions">
        <a
          href="/auth"
          className="button"
          data-kind="primary"
          onClick={() => isScreen && keepReturnAddress(`${pathname}${search}${hash}`)}
        >{t`Sign In`}</a>
        <a href="/" className="button">{t`Go to home`}</a>
      </div>
    </main>
  );
}
