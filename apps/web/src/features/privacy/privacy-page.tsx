import { LIMITS } from '@career/contracts/vocabulary/limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../shared/language/texts.ts';
import { currentUserQuery } from '../../shared/session/session.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { WAITS_DAYS } from '../../shared/waiting-import/waiting-mark.ts';
import './privacy-page.css';

/** What is kept of a person, for whom, how long, and what they can do about it. */
export function Page() {
  const { data: user } = useQuery(currentUserQuery);
  const back = user
    ? { to: '/dashboard', label: t`Back to Dashboard` }
    : { to: '/', label: t`Back to the home page` };
  return (
    <PageFrame title={t`Privacy notice`} back={back}>
      <article className="card privacy">
        <Summary />
        <WhatIsKept />
        <Keeping />
        <Seeing />
        <Model />
        <OtherPeople />
        <YourRights isSignedIn={Boolean(user)} />
      </article>
    </PageFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`privacy-${id}`}>
      <h2 id={`privacy-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

const Summary = () => (
  <Part id="summary" title={t`In short`}>
    <ul>
      <li>{t`We keep what you enter so that you can make resumes and letters and track your applications.`}</li>
      <li>{t`Nobody sees it unless you share it. We do not sell it, or use it for advertising.`}</li>
      <li>{t`We do not track you: no advertising cookies, and no counters from other companies.`}</li>
      <li>{t`You can download or delete all of it at any time in your profile.`}</li>
    </ul>
    <p>{t`“We” are the people or the organisation that runs this address. They decide about your data and answer your questions about it. Write to the address our emails come from.`}</p>
  </Part>
);

const WhatIsKept = () => (
  <Part id="kept" title={t`What we keep, and why`}>
    <dl>
      <dt>{t`Your account`}</dt>
      <dd>{t`Name, email address, phone number if you give one, and your password as a one-way code that nobody can read back. If you sign in with Google: your number there and your email address. We need these to let you in.`}</dd>
      <dt>{t`What you write`}</dt>
      <dd>{t`Resumes and their earlier versions, photos, cover letters, applications with their dates, notes and contacts, files you upload, and the analyses you save. This is what you use the product for.`}</dd>
      <dt>{t`Details you can choose to leave out`}</dt>
      <dd>{t`Some employers ask for date of birth, gender, marital status, equity status or an identity number. You do not have to fill in any of these. If you do, we print it only if you choose to, and no letter, score or model reads it. The check before you apply compares your age with the posting. Only you see the result.`}</dd>
      <dt>{t`Where you are signed in`}</dt>
      <dd>{t`Kind of device and browser, since when, and when it was last used, so that you can sign out a lost phone.`}</dd>
      <dt>{t`Security`}</dt>
      <dd>{t`A list of events, such as a sign-in or a new password. It stores your network address and email address only as codes. It protects your account.`}</dd>
      <dt>{t`On your device`}</dt>
      <dd>{t`One cookie that keeps you signed in and one that remembers a known browser; edits that are not saved yet; the resumes you opened last, your photos and your name, so that the app opens without a connection; and your choices, such as the dark theme. Signing out erases all but those choices.`}</dd>
      <dt>{t`An old CV that you open before you sign up`}</dt>
      <dd>{t`It is read on your device and not sent to us. The result stays there until you sign up, ${WAITS_DAYS} days at most. You can delete it at any time.`}</dd>
    </dl>
  </Part>
);

const RETENTION: readonly (readonly [what: string, howLong: string])[] = [
  [t`Your account and what you write`, t`Until you delete it or your account`],
  [t`A deleted resume`, t`${LIMITS.deletedResumeDays} days, so that you can bring it back`],
  [
    t`Earlier versions`,
    t`The last ${LIMITS.versionsPerResume} of a resume (those you name stay) and ${LIMITS.versionsPerLetter} of a letter`,
  ],
  [t`A photo that you no longer use`, t`${LIMITS.unusedPictureDays} days`],
  [
    t`A sign-in`,
    t`${LIMITS.sessionIdleDays} days without use, ${LIMITS.sessionDays} days at most; less if you sign out`,
  ],
  [
    t`What you sent us for a letter or an analysis`,
    t`${LIMITS.endedJobDays} days after it was made; what you save stays`,
  ],
  [t`An email to you`, t`Encrypted, until it is sent`],
  [t`The list of security events`, t`As long as we keep our logs; ask us`],
];

const Keeping = () => (
  <Part id="long" title={t`Where it is, and how long`}>
    <p>{t`It is in the database and the file store of this service. Ask us which country they are in, and how long we keep backups.`}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">{t`What`}</th>
          <th scope="col">{t`How long`}</th>
        </tr>
      </thead>
      <tbody>
        {RETENTION.map(([what, howLong]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
);

const Seeing = () => (
  <Part id="seeing" title={t`Who sees it`}>
    <p>{t`You. Every request is checked against your account. We have no screen that shows your data; whoever runs the database can technically reach it, and may do so only to keep the service working or where the law demands it. These others get something:`}</p>
    <ul>
      <li>
        <strong>{t`Google`}</strong>
        {t`, only if you choose to sign in with it: it learns that you use this service.`}
      </li>
      <li>
        <strong>{t`Email`}</strong>
        {t`: reminders and notices go to your address through our mail provider. You can turn reminders off on your profile.`}
      </li>
      <li>
        <strong>{t`Your calendar`}</strong>
        {t`, only if you make a private calendar address: whoever has it can read your interviews and follow-ups. You can revoke it.`}
      </li>
      <li>
        <strong>{t`Job sites and courses`}</strong>
        {t`: our server collects job listings without saying who is looking for work. A link to a job or a course opens their site, which has its own rules.`}
      </li>
      <li>
        <strong>{t`Employers`}</strong>
        {t`: nobody, until you send a file yourself.`}
      </li>
    </ul>
  </Part>
);

const Model = () => (
  <Part id="model" title={t`Letters, analyses and language models`}>
    <p>{t`Our own server makes letters and analyses by fixed rules. Their score is advice for you: no employer sees it, and nobody decides anything about you with it.`}</p>
    <p>{t`We may have set up a language model to improve the wording; each letter and analysis says which one wrote it. The model then gets the paragraphs of your letter, with company, position and the job posting, or the sentences of the advice, or a line whose wording you ask to improve. It never gets your email address, your phone number, your account, your referees or the details above that you can choose to leave out. What you wrote may name you or an employer. We never use your data to train a model.`}</p>
  </Part>
);

const OtherPeople = () => (
  <Part id="others" title={t`Referees and contacts`}>
    <p>{t`Somebody else’s phone number belongs to them. Ask your referees before you add them, and choose in the form what they agreed to: until they agree, we print only their name. For people at an employer, keep only what you need for your application. Anyone who finds their own details here can ask us to correct or remove them.`}</p>
  </Part>
);

const YourRights = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Part id="rights" title={t`Your rights`}>
    <ul>
      <li>
        <strong>{t`See it and take it with you`}</strong>:{' '}
        {isSignedIn ? <a href="/profile">{t`Profile`}</a> : t`Profile`}
        {t`, Download My Data. You get a zip file with everything, in a form that other programs can read.`}
      </li>
      <li>
        <strong>{t`Correct it`}</strong>
        {t`: you can change everything you entered. Write to us to change your email address.`}
      </li>
      <li>
        <strong>{t`Delete it`}</strong>
        {t`: Profile, Delete Account. We delete it at once, and from backups when they expire.`}
      </li>
      <li>
        <strong>{t`Object, limit, or take back a consent`}</strong>
        {t`: empty a field, turn a switch off, or write to us.`}
      </li>
      <li>
        <strong>{t`Complain`}</strong>
        {t`: in Nigeria to the Nigeria Data Protection Commission (ndpc.gov.ng), in Europe to the data protection authority of your country.`}
      </li>
    </ul>
    <p>{t`We keep your account and what you write because you asked for this service (contract), security events because accounts must be protected (legitimate interest), and the details you can leave out because you chose to give them (consent).`}</p>
  </Part>
);
