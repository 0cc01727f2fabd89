import { Contacts } from '../blocks/contacts.tsx';
import { Photo } from '../blocks/photo.tsx';
import type { TunedDesign } from '../model/design.ts';
import type { SheetResume } from '../model/sheet-resume.ts';

/** Stands for the name where a design has no own placeholder. */
const PLACEHOLDER_NAME = 'Your Name';

const NOBODY: NonNullable<SheetResume['personalInfo']> = {};

/** A name of several parts is set smaller, so that it takes two lines rather than five. */
const lengthOf = (name: string): 'long' | 'very-long' | undefined => {
  if (name.length > 38) return 'very-long';
  return name.length > 26 ? 'long' : undefined;
};

interface HeaderProps {
  design: TunedDesign;
  info: SheetResume['personalInfo'];
  children?: React.ReactNode;
}

/** Name, tagline, portrait and contacts, in an order that reads well aloud in every form. */
export function SheetHeader({ design, info = NOBODY, children }: HeaderProps) {
  const own = [info.firstName, info.lastName].filter(Boolean).join(' ');
  const name = own || design.placeholderName || PLACEHOLDER_NAME;
  const contacts = (
    <Contacts
      info={info}
      form={design.contacts}
      words={design.words}
      placeholders={design.placeholderContacts}
    />
  );
  return (
    <header className={`sheet-header sheet-header-${design.header}`}>
      {design.photo && <Photo url={info.photoUrl} name={name} />}
      <div className="sheet-title">
        <h1 className="sheet-name" dir="auto" data-length={lengthOf(name)}>
          {design.header === 'stacked' && own ? (
            <>
              <span className="sheet-name-part">{info.firstName}</span>{' '}
              <span className="sheet-name-part">{info.lastName}</span>
            </>
          ) : (
            name
          )}
        </h1>
        {info.professionalTagline && (
          <p className="sheet-tagline" dir="auto">
            {info.professionalTagline}
          </p>
        )}
      </div>
      {contacts}
      {children}
    </header>
  );
}
