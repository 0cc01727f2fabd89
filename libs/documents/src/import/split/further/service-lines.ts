import { contactLabel } from '../contact/contact-labels.ts';
import { findPeriod } from '../dates/dates.ts';
import { choiceAtStart } from '../fields/choice-words.ts';
import type { ReadField } from '../fields/field.types.ts';
import type { ReadLine } from '../line.ts';
import type { Section } from '../sections/find-sections.ts';
import serviceWords from '../words/service-words.json' with { type: 'json' };
import type { FurtherEntry } from './further-entry.types.ts';
import { certificateIn } from './service-facts.ts';

const LINE = /^(\p{L}[\p{L} ]{2,40}?)\s*[:：\t–—-]\s*(.+)$/u;
/** Takes lines such as 'NYSC: Exempted' out of the sections they are in, where no section is about it. */
export function withoutServiceLines(sections: readonly Section[]): {
  sections: Section[];
  services: FurtherEntry[];
} {
  if (sections.some(({ kind, lines }) => kind === 'nationalService' && lines.length > 0))
    return { sections: [...sections], services: [] };
  const services: FurtherEntry[] = [];
  const rest = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => {
      const entry = serviceIn(line);
      if (entry) services.push(entry);
      return entry === undefined;
    }),
  }));
  return { sections: rest, services };
}

function serviceIn({ text, sources }: ReadLine): FurtherEntry | undefined {
  const [, label = '', said = ''] = LINE.exec(text) ?? [];
  if (contactLabel(label) !== 'nationalService') return undefined;
  const found = choiceAtStart({ ...serviceWords }, said);
  if (!found) return undefined;
  const field = (value: string): ReadField => ({ text: value, sources });
  const end = findPeriod(said);
  const certificate = certificateIn(said);
  const isNysc = /\bnysc\b/i.test(label);
  return {
    fields: {
      ...(isNysc ? { scheme: field('nysc') } : { name: field(label) }),
      status: { ...field(found.choice), said: found.word },
      ...(certificate
        ? { certificateNumber: { ...field(certificate.number), said: certificate.words } }
        : {}),
      ...(end && !end.current ? { endDate: field(end.end || end.start) } : {}),
    },
  };
}
