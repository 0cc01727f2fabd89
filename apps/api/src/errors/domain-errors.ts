/** What is wrong with one field, in the words of the form. */
export interface FieldError {
  field: string;
  message: string;
}

/** What we say of an accident: nothing of the inside. */
export const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.';

/** A request that cannot be met, with a message for the person. `problem.filter.ts` alone maps it to a status. */
export abstract class DomainError extends Error {
  /** Machine-readable details, added to the problem document. */
  readonly details: Readonly<Record<string, unknown>> = {};
}

/** Missing, or somebody else's: the answer does not distinguish them. */
export class NotFound extends DomainError {
  constructor(what: string) {
    super(`${what} not found`);
  }
}

export class NotSignedIn extends DomainError {
  constructor(message = 'Please sign in to continue.') {
    super(message);
  }
}

/** Only an access token opens this. */
export class TokenNeeded extends NotSignedIn {
  constructor() {
    super('Please send an access token.');
  }
}

/** The access token is unknown, ended or past its day. */
export class InvalidToken extends NotSignedIn {
  constructor() {
    super('This access token is not valid. It may have ended or expired.');
  }
}

/** The access token may not do this; no token may where no scope opens it. */
export class ScopeMissing extends DomainError {
  override readonly details: Readonly<{ requiredScope?: string }>;

  constructor(requiredScope?: string) {
    super(
      requiredScope
        ? `This access token needs the scope ${requiredScope}.`
        : 'You cannot do this with an access token. Please sign in instead.',
    );
    this.details = requiredScope ? { requiredScope } : {};
  }
}

/** The request comes from an origin that may not act for the person. */
export class ForeignOrigin extends DomainError {
  constructor() {
    super('This request does not come from the product itself.');
  }
}

/** A newer version was saved in the meantime. */
export class StaleVersion extends DomainError {
  override readonly details: { currentVersion: number };

  constructor(what: string, currentVersion: number) {
    super(`This ${what} was changed elsewhere since you opened it.`);
    this.details = { currentVersion };
  }
}

/** A newer version was saved than the one that `If-Match` names. */
export class PreconditionFailed extends DomainError {
  override readonly details: StaleVersion['details'];

  constructor({ message, details }: StaleVersion) {
    super(message);
    this.details = details;
  }
}

/** The person has as many of these as one account may keep. */
export class LimitReached extends DomainError {}

/** A rate limit. */
export class TooManyRequests extends DomainError {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** The body breaks rules of its fields. */
export class InvalidFields extends DomainError {
  constructor(readonly fieldErrors: readonly FieldError[]) {
    super(`Validation failed: ${fieldErrors[0]?.message ?? 'the body is not as described'}`);
  }
}

/** The body is not something this route can read at all. */
export class Unreadable extends DomainError {}

/** The body or file is larger than allowed. */
export class TooLarge extends DomainError {}

/** Only JSON is read. */
export class WrongContentType extends DomainError {
  constructor(message = 'Send the body as application/json.') {
    super(message);
  }
}

/** The request is understood and allowed, but what it asks for failed for a reason in its content. */
export class Unprocessable extends DomainError {}

/** What an app asked a person for cannot be granted; the app may know. */
export class AppRequestRefused extends Unprocessable {
  override readonly details: { redirectTo: string };

  constructor(message: string, redirectTo: string) {
    super(message);
    this.details = { redirectTo };
  }
}

/** A service that this product needs is not available at the moment. */
export class Unavailable extends DomainError {
  constructor(
    message: string,
    /** Milliseconds to wait before a retry, where the service said so. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}
