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
