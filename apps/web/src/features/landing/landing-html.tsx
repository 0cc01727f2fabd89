import { renderToStaticMarkup } from 'react-dom/server';
import { t } from '../../shared/language/texts.ts';
import { Landing } from './landing.tsx';
import { Showcase } from './showcase.tsx';

/** The landing page as HTML; runs while building only. Its showcase comes when the page is scrolled near it. */
export function landingHtml(): string {
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#main">
        {t`Skip to the content`}
      </a>
      <Landing />
    </>,
  );
}

export const showcaseHtml = (): string => renderToStaticMarkup(<Showcase />);

/** What search engines show of the product. */
export const descriptionText = (): string =>
  t`Career Toolkit: resumes that machines can read, honest cover letters, a job tracker and career insights, in one account.`;

/** What shows until the app has started. */
export const loadingHtml = (): string => renderToStaticMarkup(<span>{t`Loading...`}</span>);
