import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './landing.tsx';
import { Showcase } from './showcase.tsx';

/** The landing page as HTML; runs while building only. The showcase waits unseen until the page is scrolled near it. */
export function landingHtml(): string {
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Landing
        showcase={
          <template>
            <Showcase />
          </template>
        }
      />
    </>,
  );
}
