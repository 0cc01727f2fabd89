import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';

/** Sections whose heading the person gives, in their order. */
const OWN_SECTIONS: readonly EntrySectionName[] = ENTRY_SECTION_NAMES.filter(
  (name) => ENTRY_SECTIONS[name].named,
);

export const isOwnSection = (name: EntrySectionName): boolean => ENTRY_SECTIONS[name].named === true;

/** A list of a file with its heading there. */
export interface HeadedList<Entry> {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** Lists by the section of one's own that each gets; those for which no section is left are not among them. */
export function ownSectionsOf<Entry>(
  lists: readonly HeadedList<Entry>[],
): { section: EntrySectionName; list: HeadedList<Entry> }[] {
  const filled = lists.filter(({ entries }) => entries.length > 0);
  return OWN_SECTIONS.flatMap((section, at) => {
    const list = filled[at];
    return list ? [{ section, list }] : [];
  });
}

/** The headings of sections of one's own, as the design of a resume holds them. */
export const ownHeadings = (
  placed: readonly { section: EntrySectionName; list: HeadedList<unknown> }[],
): { designOptions?: { sectionHeadings: Partial<Record<EntrySectionName, string>> } } =>
  placed.length === 0
    ? {}
    : {
        designOptions: {
          sectionHeadings: Object.fromEntries(
            placed.map(({ section, list }) => [section, [...list.heading].slice(0, LIMITS.nameMax).join('')]),
          ),
        },
      };
