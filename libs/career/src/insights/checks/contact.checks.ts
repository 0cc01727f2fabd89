import { listed } from '../../sentences/listed.ts';
import { t } from '../../sentences/say.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import { privateFacts } from '../private-facts.ts';
import type { ReadResume } from '../resume-reading.ts';
import { folded, plain, quoteOf } from '../text-forms.ts';
import { resultOf } from './check-result.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PLACEHOLDER_EMAIL = /@(?:example|test|email)\.(?:com|org|net)$/i;
const NIGERIAN_LOCAL = /^0[789]\d{9}$/;
const LETTERS = /[A-Za-z]/;

/** Whether a telephone number can be called: with its country code, or in a national form of eight digits or more. */
function isCallable(phone: string): boolean {
  const own = plain(phone);
  if (LETTERS.test(own)) return false;
  const digits = own.replace(/\D/g, '');
  if (own.startsWith('+') || own.startsWith('00')) return digits.length >= 9 && digits.length <= 17;
  if (/^0[789]0|^0[789]1/.test(digits)) return NIGERIAN_LOCAL.test(digits);
  return digits.length >= 7 && digits.length <= 12;
}

/** One thing by which an employer reaches a person. */
interface ContactPart {
  path: string;
  note: string;
  points: number;
  isThere: boolean;
  /** What is written, where it can be written wrongly. */
  given?: string | null | undefined;
}

const evidenceOf = ({ path, note, given }: ContactPart): Evidence => ({
  path,
  quote: quoteOf(given ?? ''),
  note,
});

/** Name, e-mail address, telephone number and town: 2, 2, 1 and 1 of six points. */
export function checkContact({ source }: ReadResume): CheckResult {
  const { firstName, lastName, email, phone, location } = source.personalInfo;
  const hasEmail = EMAIL.test(plain(email));
  const parts: readonly ContactPart[] = [
    {
      path: plain(firstName) === '' ? 'personalInfo.firstName' : 'personalInfo.lastName',
      note: t`name`,
      points: 2,
      isThere: plain(firstName) !== '' && plain(lastName) !== '',
    },
    { path: 'personalInfo.email', note: t`e-mail address`, points: 2, isThere: hasEmail, given: email },
    {
      path: 'personalInfo.phone',
      note: t`phone number`,
      points: 1,
      isThere: plain(phone) !== '' && isCallable(phone ?? ''),
      given: phone,
    },
    {
      path: 'personalInfo.location',
      note: t`town and country`,
      points: 1,
      isThere: plain(location) !== '',
    },
  ];
  const lacking = parts.filter(({ isThere }) => !isThere);
  const missing = lacking.filter(({ given }) => plain(given) === '').map(evidenceOf);
  const wrong = lacking.filter(({ given }) => plain(given) !== '').map(evidenceOf);

  const faults = [
    ...(missing.length > 0 ? [t`Missing: ${listed(missing.map(({ note }) => note ?? ''))}.`] : []),
    ...(wrong.length > 0 ? [t`Not usable: ${listed(wrong.map(({ note }) => note ?? ''))}.`] : []),
  ];
  const isPlaceholder = hasEmail && PLACEHOLDER_EMAIL.test(plain(email));
  return resultOf('contact', {
    share: parts.reduce((sum, { isThere, points }) => sum + (isThere ? points : 0), 0) / 6,
    finding: faults.length > 0 ? faults.join(' ') : t`An employer can reach you by e-mail and phone.`,
    fix: t`Add your name, an e-mail address that works, a phone number with its country code such as +234 803 123 4567, and your town and country.`,
    evidence: [
      ...missing,
      ...wrong,
      ...(isPlaceholder
        ? [{ path: 'personalInfo.email', quote: quoteOf(email), note: t`looks like an example address` }]
        : []),
    ],
  });
}

const SHOWS_WORK =
  /software|developer|programm|engineer|data|design|product|tech|information|computer|creative|media|writer|market|architect|photograph|video|animation|game/i;

/** Half the points where no work can be shown online. LinkedIn; for technical and creative work GitHub or a portfolio counts as well. */
export function checkLink({ source }: ReadResume, targetTitle: string): CheckResult {
  const { linkedin, github, website } = source.personalInfo;
  const showsWork = SHOWS_WORK.test(`${targetTitle} ${source.industry ?? ''}`);
  const links = [
    { path: 'personalInfo.linkedin', quote: plain(linkedin) },
    { path: 'personalInfo.github', quote: plain(github) },
    { path: 'personalInfo.website', quote: plain(website) },
  ].filter(({ quote }) => quote !== '');
  const insecure = links.filter(({ quote }) => /^http:\/\//i.test(quote));
  const isProfile = /linkedin\.com\/in\/[^/\s]+/i.test(plain(linkedin));
  const isComplete = links.length > 0 && (isProfile || plain(linkedin) === '' || links.length > 1);
  const { share, finding } = linkResult(links.length, isComplete, insecure.length);
  const shown = insecure.length > 0 ? insecure : links;
  return resultOf('link', {
    ...(showsWork ? {} : { weightFactor: 0.5 }),
    share,
    finding,
    fix: showsWork
      ? t`Link your LinkedIn profile (linkedin.com/in/…) and the place that shows your work, such as GitHub or a portfolio, each with https.`
      : t`Add the address of your LinkedIn profile, such as linkedin.com/in/yourname.`,
    evidence:
      links.length === 0
        ? [{ path: 'personalInfo.linkedin', quote: '' }]
        : shown.map(({ path, quote }) => ({ path, quote: quoteOf(quote) })),
  });
}

function linkResult(
  links: number,
  isComplete: boolean,
  insecure: number,
): { share: number; finding: string } {
  if (links === 0) return { share: 0, finding: t`No LinkedIn profile, portfolio or website is given.` };
  if (!isComplete) return { share: 0.5, finding: t`The LinkedIn link does not lead to a profile.` };
  if (insecure > 0) return { share: 0.5, finding: t`A link is not secure.` };
  return { share: 1, finding: t`A link leads to your work or profile.` };
}

/** Countries whose guides say to leave the photo out; Nigerian and other African guides say it is not needed. */
const NO_PHOTO =
  /\b(?:us|usa|united states|america|canada|uk|united kingdom|britain|england|scotland|wales|ireland|australia|new zealand|netherlands|nigeria|lagos|abuja|ibadan|kano|port harcourt|enugu|kaduna|benin city|aba|ghana|accra|kumasi|kenya|nairobi|mombasa|south africa|johannesburg|cape town|durban|rwanda|kigali|uganda|kampala|tanzania|dar es salaam)\b/;

function toldPrivately(source: ReadResume['source'], summary: string): (Evidence & { note: string })[] {
  const texts = [
    { path: 'summary', quote: summary },
    { path: 'personalInfo.professionalTagline', quote: plain(source.personalInfo.professionalTagline) },
    { path: 'personalInfo.location', quote: plain(source.personalInfo.location) },
    ...(source.experience ?? []).map(({ description }, index) => ({
      path: `experience.${index}.description`,
      quote: plain(description),
    })),
  ];
  return texts.flatMap(({ path, quote }) =>
    privateFacts(quote).map(({ kind, at }) => ({ path, quote: quoteOf(quote.slice(at), 60), note: kind })),
  );
}

/** Photo: one point; date of birth, marital status, religion, origin and so on: one point. */
export function checkLocale({ source, roles, summary, skills }: ReadResume): CheckResult {
  const country = folded(`${source.targetCountry ?? ''} ${source.personalInfo.location ?? ''}`);
  const target = folded(source.targetCountry ?? '') || country;
  const hasPhoto = plain(source.personalInfo.photoUrl) !== '';
  const isUnwanted = hasPhoto && NO_PHOTO.test(target);
  const told = toldPrivately(source, summary);
  // Nothing on the page is not a merit: each main section that is there carries a quarter.
  const sections = [summary !== '', roles.length > 0, (source.education ?? []).length > 0, skills.length > 0];
  const presence = sections.filter(Boolean).length / sections.length;
  const photo = {
    path: 'personalInfo.photoUrl',
    quote: quoteOf(source.personalInfo.photoUrl ?? '', 60),
    note: t`photo`,
  };
  const evidence = [...(isUnwanted ? [photo] : []), ...told];
  const share = presence * ((isUnwanted ? 0 : 0.5) + (told.length > 0 ? 0 : 0.5));
  if (evidence.length === 0)
    return resultOf('locale', {
      share,
      finding:
        presence < 1
          ? t`Nothing personal found, on a page that is not filled yet.`
          : t`No personal data that employers there do not ask for.`,
      fix: t`Fill the main sections first.`,
      isThin: true,
      evidence,
    });
  const named = [...(isUnwanted ? [t`a photo`] : []), ...new Set(told.map(({ note }) => note))];
  return resultOf('locale', {
    share,
    finding: t`Employers there do not expect: ${listed(named)}.`,
    fix: t`Leave it out unless the posting asks for it.`,
    isThin: false,
    evidence,
  });
}
