import { memo } from 'react';
import type { ContactForm } from '../model/design.ts';
import { linkTarget, linkText } from '../model/links.ts';
import type { SheetResume } from '../model/sheet-resume.ts';
import { Separator } from './separator.tsx';

type PersonalInfo = NonNullable<SheetResume['personalInfo']>;

interface Contact {
  label: string;
  text: string;
  target?: string | undefined;
}

/** Shown by designs that ask for it until the person has entered a way to be reached. */
const PLACEHOLDERS: readonly Contact[] = [
  { label: 'Email', text: 'your.email@example.com' },
  { label: 'Phone', text: '+234 800 000 0000' },
  { label: 'Location', text: 'Your City, Country' },
];

function contactsOf(info: PersonalInfo): Contact[] {
  const link = (label: string, text: string | undefined): Contact[] =>
    text ? [{ label, text: linkText(text), target: linkTarget(text) }] : [];
  return [
    ...(info.email ? [{ label: 'Email', text: info.email, target: mailTarget(info.email) }] : []),
    ...(info.phone ? [{ label: 'Phone', text: info.phone, target: phoneTarget(info.phone) }] : []),
    ...(info.location ? [{ label: 'Location', text: info.location }] : []),
    ...link('LinkedIn', info.linkedin),
    ...link('Website', info.website),
    ...link('GitHub', info.github),
  ];
}

const mailTarget = (email: string): string | undefined =>
  /^[^\s@:]+@[^\s@:]+$/.test(email) ? `mailto:${email}` : undefined;

const phoneTarget = (phone: string): string | undefined => {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
};

interface ContactsProps {
  info: PersonalInfo;
  form: ContactForm;
  /** Shows examples while there is nothing to show. */
  placeholders?: boolean | undefined;
}

/** How to reach the person. */
export const Contacts = memo(function Contacts({ info, form, placeholders }: ContactsProps) {
  const own = contactsOf(info);
  const contacts = own.length === 0 && placeholders ? PLACEHOLDERS : own;
  if (contacts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers.
    <ul className={`sheet-contacts sheet-contacts-${form}`} role="list" data-contacts="">
      {contacts.map(({ label, text, target }, index) => (
        <li key={label} className="sheet-contact">
          {form === 'labelled' && <span className="sheet-contact-label">{`${label} `}</span>}
          {target ? (
            <a className="sheet-link" href={target} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
          {index < contacts.length - 1 && <Separator text=" |" />}
        </li>
      ))}
    </ul>
  );
});
