import { t } from '../../shared/language/texts.ts';
import { DEMO_STEPS, PHONE_MEDIA } from './demo-steps.ts';

/**
 * The demo: pictures of the real screens, loaded when it opens. `startLanding` turns the pages and finds the words of
 * each here, so that the script of the page has no text of any language.
 */
export function DemoDialog() {
  return (
    <dialog className="demo" aria-labelledby="demo-title" data-demo>
      <div className="demo-head">
        <h2 id="demo-title">{t`See how it works`}</h2>
        <button type="button" className="icon-button" data-demo-close>
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">{t`Close the demo`}</span>
        </button>
      </div>
      <figure>
        <picture>
          <source media={PHONE_MEDIA} width="390" height="560" data-demo-phone />
          <img alt="" width="1280" height="800" data-demo-picture />
        </picture>
        <figcaption aria-live="polite">
          <span data-demo-count />
          <span data-demo-text />
        </figcaption>
      </figure>
      <div className="demo-buttons">
        <button type="button" className="button" data-demo-previous>{t`Previous`}</button>
        <button
          type="button"
          className="button"
          data-kind="primary"
          data-demo-next
          data-next={t`Next`}
          data-done={t`Done`}
        />
      </div>
      <ol hidden>
        {DEMO_STEPS.map(({ name, text, shows }, index) => (
          <li
            key={name}
            data-demo-step={name}
            data-shows={shows}
            data-count={t`${index + 1} of ${DEMO_STEPS.length}`}
          >
            {text}
          </li>
        ))}
      </ol>
    </dialog>
  );
}
