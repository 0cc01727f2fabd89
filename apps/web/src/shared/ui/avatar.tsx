import { useState } from 'react';
import { useDataSaver } from '../data-saver/use-data-saver.ts';
import { useOwnPicture } from '../pictures/use-own-picture.ts';
import './avatar.css';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
}

/** First letters of first and last name, `U` when there are none. */
function initials({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  const first = (name: string): string => Array.from(name.trim())[0] ?? '';
  return `${first(firstName)}${first(lastName)}`.toUpperCase() || 'U';
}

interface AvatarProps {
  person: Person;
  size?: number;
  /** The person asked for the picture: the data saver no longer holds it back. */
  asked?: boolean;
}

/** The person's picture, or their initials when there is none or it does not load. */
export function Avatar({ person, size = 44, asked = false }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const saving = useDataSaver();
  const isShown = !broken && (asked || !saving);
  const source = useOwnPicture(isShown ? person.profileImageUrl : null);
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
      {source ? (
        <img src={source} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        initials(person)
      )}
    </span>
  );
}
