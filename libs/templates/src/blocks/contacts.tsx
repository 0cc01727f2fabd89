import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { Field } from '@career/contracts/resume-table/field.types';
import { fieldLine, printedFields } from '@career/contracts/resume-table/print-entry';
import { PERSON_FIELDS } from '@career/contracts/resume-table/resume-table';
import { memo } from 'react';
import type { ContactForm } from '../model/design.ts';
import { linkTarget, linkText } from '../model/links.ts';
import { sheetMedium } from '../model/sheet-medium.ts';
import type { SheetResume } from '../model/sheet-resume.ts';
import { Separator } from './separator.tsx';

type PersonalInfo = NonNullable<SheetResume['personalInfo']>;

interface Contact {
  label: string;
  text: string;
  target?: string | undefined;
  /** The text says what it is. */
  isLabelled?: boolean;
}

/** Shown by designs that ask for it until the person has entered a way to be reached. */
const PLACEHOLDERS: readonly Contact[] = [
  { label: 'Email', text: 'your.email@example.com' },
  { label: 'Phone', text: '+234 800 000 0000' },
  { label: 'Location', text: 'Your City, Country' },
];

function contactsOf(info: PersonalInfo, words: DocumentWords): Contact[] {
  const medium = sheetMedium('short', words);
  return printedFields(PERSON_FIELDS, 'sheet').flatMap(({ name, field, place }): Contact[] => {
    const value: unknown = Reflect.get(info, name);
    if (place.in === 'line') {
      const text = fieldLine(field, value, medium);
      return text ? [{ label: field.label, text, isLabelled: true }] : [];
    }
    if (place.in !== 'contact' || typeof value !== 'string' || value === '') return [];
    return [{ label: words.text(field.label), ...contactOf(name, field, value) }];
  });
}

function contactOf(name: string, field: Field, value: string): Omit<Contact, 'label'> {
  if (field.kind === 'web-link') return { text: linkText(value), target: linkTarget(value) };
  if (field.kind === 'email') return { text: value, target: mailTarget(value) };
  return name === 'phone' ? { text: value, target: phoneTarget(value) } : { text: value };
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
  words: DocumentWords;
  /** Shows examples while there is nothing to show. */
  placeholders?: boolean | undefined;
}

/** How to reach the person. */
export const Contacts = memo(function Contacts({ info, form, words, placeholders }: ContactsProps) {
  const own = contactsOf(info, words);
  const contacts = own.length === 0 && placeholders ? PLACEHOLDERS : own;
  if (contacts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of a list without markers.
    <ul className={`sheet-contacts sheet-contacts-${form}`} role="list" data-contacts="">
      {contacts.map(({ label, text, target, isLabelled }, index) => (
        <li key={label} className="sheet-contact">
          {form === 'labelled' && !isLabelled && <span className="sheet-contact-label">{`${label} `}</span>}
          {target ? (
            <a className="sheet-link" dir="ltr" href={target} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            <span dir="auto">{text}</span>
          )}
          {index < contacts.length - 1 && <Separator text=" |" />}
        </li>
      ))}
    </ul>
  );
});
