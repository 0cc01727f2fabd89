import { useState } from 'react';
import './avatar.css';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
}

/** First letters of first and last name, `U` when there are none. */
export function initials({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  const first = (name: string): string => Array.from(name.trim())[0] ?? '';
  return `${first(firstName)}${first(lastName)}`.toUpperCase() || 'U';
}

/** The person's picture, or their initials when there is none or it does not load. */
export function Avatar({ person, size = 44 }: { person: Person; size?: number }) {
  const [broken, setBroken] = useState(false);
  const { profileImageUrl } = person;
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
      {profileImageUrl && !broken ? (
        <img src={profileImageUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        initials(person)
      )}
    </span>
  );
}
