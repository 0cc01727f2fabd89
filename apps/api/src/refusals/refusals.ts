/** A fault of one field, in the words of the form. */
export interface FieldFault {
  field: string;
  message: string;
}

/** The product says no, for a reason the person can understand. What status that is, only the edge knows. */
export abstract class Refusal extends Error {
  /** Facts for a program, added to the answer. */
  readonly facts: Readonly<Record<string, unknown>> = {};
}

/** Not there, or not this person's: the two are never told apart. */
export class NotFound extends Refusal {
  constructor(what: string) {
    super(`${what} not found`);
  }
}

export class NotSignedIn extends Refusal {
  constructor(message = 'Please sign in to continue.') {
    super(message);
  }
}

/** The request comes from a place that may not act for the person. */
export class ForeignOrigin extends Refusal {
  constructor() {
    super('This request does not come from the product itself.');
  }
}

/** Somebody saved a newer version meanwhile. */
export class StaleVersion extends Refusal {
  override readonly facts: { currentVersion: number };

  constructor(what: string, currentVersion: number) {
    super(`This ${what} was changed elsewhere since you opened it.`);
    this.facts = { currentVersion };
  }
}

/** A number of things a person may keep is reached. */
export class LimitReached extends Refusal {}

/** Too often in too short a time. */
export class TooManyRequests extends Refusal {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** The body breaks rules of its fields. */
export class InvalidFields extends Refusal {
  constructor(readonly faults: readonly FieldFault[]) {
    super(`Validation failed: ${faults[0]?.message ?? 'the body is not as described'}`);
  }
}

/** The body is not something this route can read at all. */
export class Unreadable extends Refusal {}

/** More than the product takes. */
export class TooLarge extends Refusal {}

/** Only JSON is read. */
export class WrongContentType extends Refusal {
  constructor(message = 'Send the body as application/json.') {
    super(message);
  }
}

/** The request is understood and allowed, but what it asks for failed for a reason in its content. */
export class Unprocessable extends Refusal {}

/** Something this product needs is away for the moment. */
export class Unavailable extends Refusal {
  constructor(
    message: string,
    /** Milliseconds it asked us to wait, where it did. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}
