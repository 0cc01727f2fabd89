import { IsUrl } from 'class-validator';

/** The value is a URL with one of these protocols; a host without a dot will do. */
export const isUrlOf = (...protocols: string[]) =>
  IsUrl(
    { protocols, require_protocol: true, require_tld: false, require_valid_protocol: true },
    {
      message: `$property must be a URL starting with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    },
  );
