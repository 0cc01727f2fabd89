import type { EntrySectionName } from '@career/contracts/resume-table/resume-table';
import type { HeadedList } from '../structured/own-sections.ts';
import type { SourceNode } from '../structured/source-node.ts';

/** What both Europass formats say, brought under the names that other files use. */
export interface EuropassParts {
  person: SourceNode;
  summary: SourceNode | undefined;
  jobs: readonly SourceNode[];
  studies: readonly SourceNode[];
  /** Each with the category that it is under. */
  skills: readonly { category: string; words: SourceNode }[];
  languages: readonly EuropassLanguage[];
  /** Entries by the section of the table of fields that they belong to. */
  entries: Partial<Record<EntrySectionName, readonly SourceNode[]>>;
  /** Lists under a heading that no section of the table has. */
  headed: readonly HeadedList<SourceNode>[];
}

export interface EuropassLanguage {
  name: SourceNode;
  isNative: boolean;
  /** Levels of listening, reading and so on, as they are written. */
  levels: readonly SourceNode[];
}
