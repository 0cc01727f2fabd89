import type { ReadLine } from '../line.ts';
import { isPlace } from '../places.ts';
import type { Section } from '../sections/find-sections.ts';
import { emailIn, linkIn, phoneIn } from './addresses.ts';
import { contactLabel, labelledText } from './contact-labels.ts';

const HOMES: ReadonlySet<Section['kind']> = new Set(['header', 'contact', 'summary']);
/** Lines around those that reach somebody which may be their address. */
const AROUND = 2;
const LONGEST = 160;

const isReach = ({ text }: ReadLine): boolean =>
  text.length < LONGEST && (emailIn(text) ?? phoneIn(text) ?? linkIn(text)) !== undefined;

const isAddressPart = ({ text, cells }: ReadLine): boolean =>
  contactLabel(text) !== undefined ||
  labelledText(text) !== undefined ||
  cells.every((cell) => isPlace(cell.text) || contactLabel(cell.text) !== undefined);

/** Takes the contacts out of another section, as where they are printed at the foot of the page. */
export function withContacts(sections: readonly Section[]): Section[] {
  const isKnown = sections.some(
    ({ kind, lines }) => HOMES.has(kind) && lines.some(({ text }) => emailIn(text) !== undefined),
  );
  const at = sections.findLastIndex(
    ({ kind, lines }) => kind !== 'referees' && lines.some(({ text }) => emailIn(text) !== undefined),
  );
  const section = sections[at];
  if (isKnown || !section) return [...sections];
  const { lines } = section;
  const reach = [...lines.keys()].filter((index) => lines[index] && isReach(lines[index]));
  const own = lines.filter(
    (line, index) =>
      isReach(line) || (isAddressPart(line) && reach.some((other) => Math.abs(other - index) <= AROUND)),
  );
  return [
    ...sections.with(at, { ...section, lines: lines.filter((line) => !own.includes(line)) }),
    { kind: 'contact', heading: [], lines: own },
  ];
}
