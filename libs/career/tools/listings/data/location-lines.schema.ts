// Generated from the JSON Schema by `npm run data`.

/**
 * Location lines as strangers wrote them, with what a careful reader says of them
 */
export interface LocationLines {
  $schema?: string;
  lines: {
    location: string;
    can: {
      /**
 *
       */
      [k: string]: 'eligible' | 'restricted' | 'unclear';
    };
    source: string;
  }[];
}
