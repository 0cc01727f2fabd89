import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { rich } from '../../../shared/language/rich.ts';
import { t } from '../../../shared/language/texts.ts';
import boxed from '../../../shared/ui/boxed-rows.module.css';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import styles from '../saved-jobs.module.css';
import { bookmarkletOf } from './bookmarklet.ts';

/** How to save jobs from a phone and from a computer. */
export function Page() {
  const link = useRef<HTMLAnchorElement>(null);
  // React refuses to write such an address itself; a bookmark has no other.
  useEffect(() => link.current?.setAttribute('href', bookmarkletOf(location.origin)), []);
  return (
    <PageFrame title={t`Save jobs from other sites`} back={{ to: '/saved-jobs', label: t`Saved jobs` }}>
      <div className={styles.sections}>
        <section className="card" aria-labelledby="how-phone">
          <h2 id="how-phone">{t`On an Android phone`}</h2>
          <ol>
            <li>{t`Open this site in Chrome, tap the menu (three dots) and choose “Add to Home screen”.`}</li>
            <li>{t`When you see a job in another app or site, tap Share and choose Career Toolkit.`}</li>
            <li>{t`Check what we read, then tap “Save this job”. It works without a connection too.`}</li>
          </ol>
        </section>
        <section className="card" aria-labelledby="how-iphone">
          <h2 id="how-iphone">{t`On an iPhone`}</h2>
          <p>{rich`An iPhone does not show websites under Share. Copy the text of the posting, open ${<Link to="/save-job">{t`Save this job`}</Link>} and paste it.`}</p>
        </section>
        <section className="card" aria-labelledby="how-computer">
          <h2 id="how-computer">{t`On a computer`}</h2>
          <p>{t`Drag this button to the bookmarks bar of your browser. Press it there when you see a job.`}</p>
          <p className={styles.bookmarklet}>
            {/* biome-ignore lint/a11y/useValidAnchor: its address is a script, which the effect above writes */}
            <a
              ref={link}
              className="button"
              href="#"
              onClick={(event) => event.preventDefault()}
            >{t`Save this job`}</a>
          </p>
          <p
            className={boxed.hint}
          >{t`The bookmark reads the page only when you press it: its title, its address and its text, or the text that you marked. We send them to no other site.`}</p>
        </section>
      </div>
    </PageFrame>
  );
}
