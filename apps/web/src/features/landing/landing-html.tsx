import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './landing.tsx';

/** The landing page as HTML; runs while building only. */
export function landingHtml(): string {
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Landing />
    </>,
  );
}
