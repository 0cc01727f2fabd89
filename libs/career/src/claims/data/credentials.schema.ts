// Generated from the JSON Schema by `npm run data`.

/**
 * Credentials that postings ask for, each under its own name
 */
export interface Credentials {
  $schema?: string;
  credentials: {
    id: string;
    /**
     * As it is written in a sentence.
     */
    name: string;
    kind: 'membership' | 'certificate' | 'licence' | 'title' | 'service';
    /**
     * Other names of this credential alone; near ones have a row of their own. Names in capitals are matched with their capitals.
     */
    aliases: string[];
    /**
     * What stands after `I am` when it is held.
     */
    holder?: string;
    /**
     * Ids of credentials that state at least as much; never the other way round.
     */
    metBy?: string[];
    /**
     * Has levels or parts before it is held.
     */
    staged?: boolean;
    /**
     * The body that gives it, or where the name was read.
     */
    source: string;
  }[];
}
