/** A list that is the same for everybody, with an entity tag for its content. */
export interface EtaggedList<Row> {
  /** Rows in all pages, for `X-Total-Count`; undefined when the list is not cut into pages. */
  total: number | undefined;
  /** Changes with every change of the answer. Worked out without reading the rows whole. */
  tag: string;
  /** Reads the rows, and the tag of what was read. */
  read(): Promise<{ tag: string; rows: Row[] }>;
}
