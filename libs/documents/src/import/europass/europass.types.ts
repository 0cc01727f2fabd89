import type { SourceNode } from '../structured/source-node.ts';

/** What both Europass formats say, brought under the names that other files use. */
export interface EuropassParts {
  person: SourceNode;
  summary: SourceNode | undefined;
  jobs: readonly SourceNode[];
  studies: readonly SourceNode[];
  /** Each with the category that it stands under. */
  skills: readonly { category: string; words: SourceNode }[];
  languages: readonly EuropassLanguage[];
  awards: readonly SourceNode[];
  certificates: readonly SourceNode[];
  volunteer: readonly SourceNode[];
}

export interface EuropassLanguage {
  name: SourceNode;
  isNative: boolean;
  /** Levels of listening, reading and the like, as they are written. */
  levels: readonly SourceNode[];
}
