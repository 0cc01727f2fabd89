/** Whose a token is, and what it may do. */
export interface TokenOwner {
  tokenId: string;
  /** Whose requests are counted together: the token itself, or the app that it was given to. */
  holderId: string;
  /** What the person calls the token, or the app that came with it. */
  tokenName: string;
  ownerId: string;
  credentialsVersion: number;
  scopes: readonly string[];
}

/** Knows the tokens that programs come with; a feature provides it. */
export abstract class BearerTokens {
  /** @returns undefined when no token that is valid now reads so. */
  abstract find(token: string): Promise<TokenOwner | undefined>;
}
