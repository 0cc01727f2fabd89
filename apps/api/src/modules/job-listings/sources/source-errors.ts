/** The source answered, but with something else than it promises. */
export class BrokenAnswer extends Error {}

/** The source asks to be left alone for a while. */
export class AskedToWait extends Error {
  constructor(
    message: string,
    readonly until: Date,
  ) {
    super(message);
  }
}

/** The source could not be reached at all: no name was found, no connection made. */
export class NotReached extends Error {}
