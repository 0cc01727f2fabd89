import type { ReactNode } from 'react';
import { t } from '../../shared/language/texts.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { BeforeAfter } from './before-after.tsx';
import { DemoDialog } from './demo-dialog.tsx';
import { HeroPicture } from './hero-picture.tsx';

const SIGN_IN = '/auth';
const SIGN_UP = '/auth?signup=true';

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'document',
    title: t`Smart resume builder`,
    text: t`Enter your details once, see the page as you type, and download a PDF that applicant tracking systems can read. ATS optimisation is included, at no extra cost.`,
  },
  {
    icon: 'letter',
    title: t`Cover letter generator`,
    text: t`A first draft for a job you track or for any company and position, made from what your resume says. You edit, then download.`,
  },
  {
    icon: 'insight',
    title: t`Career insights`,
    text: t`An ATS compatibility score with its reasons, the skills a role asks for that you lack, and courses that close the gap.`,
  },
  {
    icon: 'briefcase',
    title: t`Job tracking`,
    text: t`Discover openings at home, abroad or remote, and keep every application with its status and next step.`,
  },
  {
    icon: 'layers',
    title: t`Multiple templates`,
    text: t`Twenty-six designs for every trade and level. Change the look whenever you like; your words stay the same.`,
  },
];

const STEPS = [
  [
    t`Enter your details once`,
    t`Names, jobs, studies and skills go in step by step. Every change is saved as you go.`,
  ],
  [t`Pick a look`, t`Try any template with your own details and see the real page, not a mock-up.`],
  [t`Send and follow`, t`Download the PDF, write the letter, and track what happens next in one place.`],
] as const;

/** The first page for a signed-out visitor. It is plain HTML: `startLanding` adds what needs a script. */
export function Landing({ showcase }: { showcase?: ReactNode }) {
  return (
    <div className="landing">
      <header className="landing-head">
        <a href="/" className="logo-link">
          <Logo />
        </a>
        <nav aria-label={t`Account`} className="landing-nav">
          <button type="button" className="icon-button" data-theme-toggle>
            <Icon name="moon" />
            <span className="visually-hidden">{t`Switch between light and dark`}</span>
          </button>
          <a href={SIGN_IN} className="button" data-kind="quiet">{t`Sign In`}</a>
          <a href={SIGN_UP} className="button landing-start" data-kind="primary">{t`Get Started`}</a>
        </nav>
      </header>

      <main id="main">
        <section className="landing-hero">
          <div>
            <p className="landing-tag">{t`Smart Career Toolkit`}</p>
            <h1 tabIndex={-1}>{t`A resume that gets read. Letters that get answered.`}</h1>
            <p className="landing-lead">{t`Build your resume, write your cover letters and follow every application in one calm place, made for job seekers in Nigeria and across Africa, for work at home, remote or abroad.`}</p>
            <div className="landing-actions">
              <button
                type="button"
                className="button"
                data-kind="primary"
                aria-haspopup="dialog"
                data-make-cv
              >{t`Make my CV`}</button>
              <a href={SIGN_UP} className="button">{t`Start Building Your Future`}</a>
              <button
                type="button"
                className="button"
                data-kind="quiet"
                data-demo-open
              >{t`Watch Demo`}</button>
            </div>
            <p className="landing-note">{t`Free. Have an old CV? It is read on your phone before you sign up, and never sent anywhere.`}</p>
            <p
              className="landing-problem"
              role="alert"
              data-make-cv-problem
              data-not-loaded={t`This could not be loaded. Check your connection and try again.`}
            />
          </div>
          <HeroPicture />
        </section>

        <section className="landing-section" aria-labelledby="features">
          <h2 id="features">{t`Everything you need for your job search`}</h2>
          <ul className="landing-features">
            {FEATURES.map(({ icon, title, text }) => (
              <li key={title}>
                <span className="landing-feature-icon">
                  <Icon name={icon} size={26} />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className="landing-section" aria-labelledby="change">
          <div className="landing-section-head">
            <h2 id="change">{t`The same job, before and after`}</h2>
            <p>{t`Our own analysis scored both. Nothing was made up: the second says what was done, how much, and what the result was.`}</p>
          </div>
          <BeforeAfter />
        </section>

        <section className="landing-section" aria-labelledby="showcase">
          <div className="landing-section-head">
            <h2 id="showcase">{t`See the actual templates`}</h2>
            <p>{t`These are the pages you download, drawn by the same code, with sample details.`}</p>
          </div>
          <div
            className="landing-showcase"
            data-showcase={showcase ? undefined : 'later'}
            data-ask={t`Show template previews`}
          >
            {showcase}
          </div>
        </section>

        <section className="landing-section landing-how" aria-labelledby="how">
          <h2 id="how">{t`From blank page to sent`}</h2>
          <ol>
            {STEPS.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section className="landing-section landing-terms" aria-label={t`Cost and privacy`}>
          <div>
            <h2>{t`What it costs`}</h2>
            <p>{t`Nothing. Every template, download, letter and check is free. You need no card, and there is no trial period. The data saver loads previews and pictures only when you ask.`}</p>
          </div>
          <div>
            <h2>{t`What happens to your data`}</h2>
            <p>
              {t`We keep it in your account, so you can continue on any device. It is not sold, not shown to employers and not used for advertising. You can download all of it or delete it at any time.`}{' '}
              <a href="/privacy">{t`Read the privacy notice`}</a>
            </p>
          </div>
        </section>

        <section className="landing-last" aria-labelledby="last">
          <h2 id="last">{t`The next application can be your best one.`}</h2>
          <p>{t`Your name is spelled right here: Adébáyọ̀, Ngọzi, Ɗanladi, and salaries in ₦ survive every download.`}</p>
          <a href={SIGN_UP} className="button">{t`Start Your Journey Today`}</a>
        </section>
      </main>

      <footer className="landing-foot">
        <Logo />
        <p>
          {t`Your details belong to you. No advertising, no selling of data.`}{' '}
          <a href="/privacy">{t`Privacy notice`}</a>
        </p>
      </footer>
      <DemoDialog />
    </div>
  );
}
