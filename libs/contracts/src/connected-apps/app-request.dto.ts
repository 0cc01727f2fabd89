import { TextField } from '../fields/text-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';

const MAX = LIMITS.appParameterMax;

/**
 * What an app sends a person here with to ask for their consent: the parameters of an OAuth 2.1 authorisation request,
 * as the page got them. All texts are kept to the letter; the protocol's library judges them.
 */
export class AppRequestDto {
  @TextField({
    label: 'App',
    description:
      '`client_id`: the https address of a document about the app, or the id that it was registered with.',
    example: 'https://assistant.example/oauth/client.json',
    min: { length: 1, message: 'App is required' },
    max: LIMITS.appIdMax,
    verbatim: true,
  })
  clientId!: string;

  @TextField({
    label: 'Return address',
    description: '`redirect_uri`: where the browser goes with the answer. It must be one that the app named.',
    example: 'https://assistant.example/callback',
    min: { length: 1, message: 'Return address is required' },
    max: MAX,
    verbatim: true,
  })
  redirectUri!: string;

  @TextField({
    label: 'Response type',
    description: '`response_type`: only `code` is answered.',
    example: 'code',
    max: MAX,
    verbatim: true,
    optional: true,
  })
  responseType?: string;

  @TextField({
    label: 'Scope',
    description: '`scope`: permissions that the app asks for, with blanks between them.',
    example: 'resumes:read proposals:write',
    max: MAX,
    verbatim: true,
    optional: true,
  })
  scope?: string;

  @TextField({
    label: 'State',
    description: '`state`: given back to the app as it is.',
    example: 'k3f9',
    max: MAX,
    verbatim: true,
    optional: true,
  })
  state?: string;

  @TextField({
    label: 'Code challenge',
    description: '`code_challenge`: the SHA-256 of a secret of the app (PKCE).',
    example: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    max: MAX,
    verbatim: true,
    optional: true,
  })
  codeChallenge?: string;

  @TextField({
    label: 'Code challenge method',
    description: '`code_challenge_method`: only `S256` is taken.',
    example: 'S256',
    max: MAX,
    verbatim: true,
    optional: true,
  })
  codeChallengeMethod?: string;

  @TextField({
    label: 'Resource',
    description: '`resource`: what the app wants to reach (RFC 8707). Missing, or an address of this API.',
    example: 'https://toolkit.example/api/mcp',
    max: MAX,
    verbatim: true,
    optional: true,
  })
  resource?: string;
}
