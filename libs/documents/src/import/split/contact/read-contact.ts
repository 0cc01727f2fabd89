import { isSentence } from '../entries/line-measure.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadField, ReadFields } from '../fields/field.types.ts';
import type { ReadLine } from '../line.ts';
import { placeScore } from '../places.ts';
import { emailIn, phoneIn } from './addresses.ts';
import { contactLabel } from './contact-labels.ts';
import { isLikeMail, nameOf, namesake, withoutWork } from './contact-name.ts';
import { type ContactPiece, contactPieces } from './contact-pieces.ts';
import { placeOf } from './contact-place.ts';
import { splitName } from './names.ts';
import { type PersonalFact, personalFacts } from './personal-facts.ts';

type ContactName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'location'
  | 'website'
  | 'linkedin'
  | 'github'
  | 'professionalTagline'
  | PersonalFact;
export type Contact = ReadFields<ContactName>;

/** Who the resume is about: from the lines above its first section, its sections of contacts, and last from all. */
export function readContact(header: readonly ReadLine[], all: readonly ReadLine[]): Contact {
  const pieces = contactPieces(header);
  const contact: Contact = {};
  const email = mailOf(pieces, all);
  const name = nameBy(pieces, all, email?.text ?? '');
  Object.assign(contact, labelledNames(pieces) ?? (name ? namesOf(name, email?.text) : {}));
  Object.assign(contact, personalFacts(pieces));
  contact.email = email;
  contact.phone =
    pieces.find((piece) => piece.kind === 'phone' && phoneIn(piece.text)) ??
    anywhere(all, phoneIn, true) ??
    linked(all, 'tel:');
  Object.assign(contact, linksOf(pieces));
  const others = pieces.filter((piece) => piece !== name && !name?.text.includes(piece.text));
  const place = placeOf(others);
  contact.location = place;
  contact.professionalTagline = taglineOf(pieces, name, place);
  return contact;
}

/** The name above the sections; one that the mail address spells is surer than a large one that it does not. */
function nameBy(
  pieces: readonly ContactPiece[],
  all: readonly ReadLine[],
  email: string,
): ContactPiece | undefined {
  const name = nameOf(pieces, email);
  return name && isLikeMail(name.text, email) ? name : (namesake(all, email) ?? name);
}

/** The mail address that is printed, whole, or that a link holds. */
function mailOf(pieces: readonly ContactPiece[], all: readonly ReadLine[]): ReadField | undefined {
  const printed = pieces.find(({ kind }) => kind === 'email') ?? anywhere(all, emailIn) ?? brokenMail(all);
  const behind = linked(all, 'mailto:');
  if (!printed || !behind) return printed ?? behind;
  // What had no room on its line is whole in the link.
  const isPart =
    behind.text !== printed.text &&
    (behind.text.includes(printed.text) || printed.text.includes(behind.text));
  return isPart ? { ...behind, sources: printed.sources } : printed;
}

/** A mail address with spaces around its signs, or with its rest in the next line. */
function brokenMail(lines: readonly ReadLine[]): ReadField | undefined {
  for (const [at, line] of lines.entries()) {
    const own = line.cells.at(-1)?.text ?? '';
    const below = lines[at + 1];
    const spaced = own.includes('@') ? emailIn(own.replace(/\s*([@.])\s*/g, '$1')) : undefined;
    if (spaced) return { text: spaced.text, sources: line.sources, isUnsure: true };
    const rest = below?.cells[0]?.text ?? '';
    const joined = /@/.test(own + rest) && !/\s/.test(rest) ? emailIn(own + rest) : undefined;
    if (below && joined)
      return { text: joined.text, sources: [...line.sources, ...below.sources], isUnsure: true };
  }
  return undefined;
}

function anywhere(
  lines: readonly ReadLine[],
  search: (text: string) => { text: string } | undefined,
  isLabelled = false,
): ReadField | undefined {
  for (const { text, sources } of lines) {
    const found = search(text);
    if (found && (!isLabelled || /phone|tel|mobile|call|gsm|\+/i.test(text)))
      return { text: found.text, sources, isUnsure: true };
  }
  return undefined;
}

/** An address of a link as it is written on paper. */
function plainAddress(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** An address that is only the link of a drawn sign or of a word. */
function linked(lines: readonly ReadLine[], scheme: 'mailto:' | 'tel:'): ReadField | undefined {
  for (const { cells } of lines)
    for (const { link = '', sources } of cells)
      if (link.toLowerCase().startsWith(scheme)) {
        const [text = ''] = plainAddress(link.slice(scheme.length)).split('?');
        if (scheme === 'tel:' ? phoneIn(text) : emailIn(text)) return { text, sources, isUnsure: true };
      }
  return undefined;
}

/** Family and other names behind labels of their own. */
function labelledNames(pieces: readonly ContactPiece[]): Contact | undefined {
  const said = (kind: ContactPiece['kind']): string[] =>
    pieces.flatMap((piece) =>
      piece.kind === kind && /^[\p{L}\p{M}'’. -]+$/u.test(piece.text) ? [piece.text] : [],
    );
  const [family, given] = [said('familyName'), said('givenName')];
  const sources = pieces.flatMap((piece) =>
    piece.kind === 'familyName' || piece.kind === 'givenName' ? [...piece.sources] : [],
  );
  if (family.length !== 1 || given.length === 0) return undefined;
  const { firstName, lastName } = splitName(`${(family[0] ?? '').toUpperCase()}, ${given.join(' ')}`);
  return { firstName: { text: firstName, sources }, lastName: { text: lastName, sources } };
}

function namesOf(name: ContactPiece, email?: string): Contact {
  const { firstName, lastName } = splitName(name.text, email);
  const isUnsure = name.scale <= 1.15 && name.kind !== 'name' && !name.line.isTitle;
  const field = (text: string): ReadField => ({
    text,
    sources: name.sources,
    isUnsure,
    ...(name.box ? { box: name.box } : {}),
  });
  return { firstName: field(firstName), lastName: field(lastName) };
}

function linksOf(pieces: readonly ContactPiece[]): Contact {
  const links = pieces.flatMap((piece): ContactPiece[] => {
    if (piece.kind === 'link' && /[./]/.test(piece.text)) return [piece];
    const isWeb = piece.link !== undefined && /^https?:/i.test(piece.link);
    return isWeb && /linkedin\.com|github\.com/i.test(piece.link ?? '')
      ? [{ ...piece, text: piece.link ?? '' }]
      : [];
  });
  const linkedin = links.find(({ text }) => /linkedin\.com/i.test(text));
  const github = links.find(({ text }) => /github\.com/i.test(text));
  const website = links.find(
    ({ text }) =>
      !/(?:linkedin|github|twitter|x|facebook|instagram|gitlab|stackoverflow|medium|xing)\.(?:com|org)(?:\/|$)/i.test(
        text,
      ),
  );
  return { linkedin, github, website };
}

/** 'Passport No: A012': a label that no list knows, and no work. */
const isLabelled = (text: string): boolean => {
  const [label = '', ...rest] = text.split(/[:：]\s/u);
  return rest.length > 0 && /^\p{L}[\p{L} .'’()/-]*$/u.test(label) && titleScore(label) <= 0;
};

/** What somebody calls their work, near the name. */
function taglineOf(
  pieces: readonly ContactPiece[],
  name: ContactPiece | undefined,
  place: ReadField | undefined,
): ReadField | undefined {
  const isIt = (piece: ContactPiece): boolean =>
    piece.kind === 'label' ||
    (piece.kind === 'text' &&
      piece.text !== name?.text &&
      !name?.text.includes(piece.text) &&
      !place?.text.includes(piece.text) &&
      !contactLabel(piece.text) &&
      placeScore(piece.text) === 0 &&
      /\p{L}{3}/u.test(piece.text) &&
      piece.text.length <= 120 &&
      !isSentence(piece.text) &&
      !isLabelled(piece.text) &&
      !/^(?:\d|(?:née?|born|geboren) |(?:page|seite|página) \d|[sdwc]\/o\b)/i.test(piece.text));
  const named = pieces.flatMap(withoutWork);
  const from = named.findIndex((piece) => name?.text.startsWith(piece.text));
  const near = named.slice(from + 1, from + 8).filter(isIt);
  return (
    near.find(({ text }) => titleScore(text) > 0) ??
    near[0] ??
    pieces.find((piece) => isIt(piece) && titleScore(piece.text) > 0)
  );
}
