import { createHash } from 'node:crypto';
import { TOKEN_PREFIX, TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { describeStored } from './document-answers.ts';
import { describeDrafts } from './document-drafts.ts';
import { addExamples } from './document-examples.ts';
import { chooseJobByKind } from './document-jobs.ts';
import { nameOf, operationsOf } from './document-operations.ts';
import { shareProblems } from './document-problems.ts';
import { addTypes } from './document-types.ts';
import { PUBLIC_EXTENSION } from './public.decorator.ts';
import { addTokenProblems, addTokenSecurity } from './token-document.ts';

/** How long a client may keep the document before it asks whether it changed. */
const DOCUMENT_SECONDS = 300;

const SESSION = 'session';
const TOKEN = 'token';
const APP = 'app';

const TOKENS =
  'A personal access token, made on the profile or by `POST /api/auth/access-tokens`. `x-token-scope` of an operation ' +
  'names the scope it needs; operations without one take no token. A cookie beside it counts for nothing.';

const APPS =
  'A token of an app that the person connected (OAuth 2.1: authorisation code with PKCE, S256). ' +
  '`/.well-known/oauth-authorization-server` says the rest. It is sent like a personal access token.';

const DESCRIPTION = `Resumes, job applications, cover letters and career insights of the signed-in person.

- **Signing in**: \`POST /api/auth/login\` answers with a session cookie, which goes with every further call. Everything but the operations without a lock needs it.
- **Connected apps**: an app that acts for people asks for their consent (OAuth 2.1) and sends its token the same way.
- **Access tokens**: programs send \`Authorization: Bearer ctk_…\` in place of the cookie. Each operation that takes one names the scope it needs.
- **Errors** are problem documents (RFC 9457, \`application/problem+json\`) with \`status\`, \`code\`, \`title\`, \`detail\`, \`requestId\` and, for a faulty body, \`errors\` by field.
- **Lists** come in pages: \`limit\`, \`cursor\`, the total in \`X-Total-Count\`, the next page in \`Link\`.
- **Saving**: a body that carries the \`version\` it was made from is refused with 409 when there is a newer one; \`If-Match\` with the \`ETag\` does the same with 412. \`Idempotency-Key\` makes a creation safe to repeat.
- **Jobs**: \`POST /api/ai-jobs/…\` starts a letter, an analysis or a wording and answers 202 with the job and \`Location\`, to be polled or followed as server-sent events.
- **Changes**: what is added breaks no client: ignore fields and words you do not know. What is to go is marked \`deprecated\` for six months first.
- **Writes** are taken as \`application/json\`, and from a browser only from this origin.`;

/** What belongs together, in the order of a person's way. */
const TAGS: Readonly<Record<string, string>> = {
  Account: 'Signing up, in and out; password, second factor, sessions, Google; taking data along; leaving.',
  Resumes: 'Resumes with their versions, copies and deleted ones, and help with wording.',
  'Job applications': 'The tracker: applications with their history, figures, agenda and tables.',
  Documents: 'Files kept with an application.',
  Pictures: 'Portraits for resumes and the profile.',
  Calendar: 'Interviews and follow-ups as calendar entries, one by one or as a private address.',
  'Job listings': 'Openings to discover, and the rates their pay is shown with.',
  'Saved jobs':
    'The shortlist: jobs to apply for, with deadline and reminder, each turned into an application when the person applies.',
  Tailoring: 'A resume compared with a posting, and a copy of it in the posting’s words.',
  'Knock-outs': 'What a posting rules people out by, compared with a resume before applying.',
  'Review links': 'Pages on which people without an account comment on a resume.',
  'Share links': 'Pages of resumes that anybody with the address can open.',
  Proposals: 'What assistants suggest; nothing is changed before the person accepts it.',
  Webhooks: 'Addresses of programs that are called when something happens.',
  'Cover letters': 'Letters, written by the person or from their facts.',
  'Career insights': 'Checks of a resume, gaps, training and fitting industries.',
  'AI jobs': 'What is still being made: poll, follow or cancel it.',
  Operation: 'For those who run the product.',
};

/** The API document, in an order that does not depend on the order of the code. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Career Toolkit API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The instance that this document comes from')
    .addCookieAuth(
      'career_session',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'Set by sign-up and sign-in. Over https its name is `__Host-career_session`.',
      },
      SESSION,
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: `${TOKEN_PREFIX}…`, description: TOKENS },
      TOKEN,
    )
    .addOAuth2(
      {
        type: 'oauth2',
        description: APPS,
        flows: {
          authorizationCode: {
            authorizationUrl: '/api/oauth/authorize',
            tokenUrl: '/api/oauth/token',
            refreshUrl: '/api/oauth/token',
            scopes: Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, describeScope(scope)])),
          },
        },
      },
      APP,
    )
    .addSecurityRequirements(SESSION);
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  document.info.contact = { name: 'Who runs this instance' };
  openPublicOperations(document);
  addTokenProblems(document);
  shareProblems(document);
  chooseJobByKind(document);
  addTokenSecurity(document, { session: SESSION, token: TOKEN, app: APP });
  addExamples(document);
  chooseNullOrReference(document);
  describeStored(document);
  describeDrafts(document);
  addTypes(document);
  return {
    ...document,
    paths: sorted(document.paths),
    components: {
      ...document.components,
      schemas: sorted(document.components?.schemas ?? {}),
      examples: sorted(document.components?.examples ?? {}),
    },
  };
}

/** `resumes:read` in words: `Read resumes`. */
function describeScope(scope: string): string {
  const [resource = '', deed] = scope.split(':');
  return `${deed === 'read' ? 'Read' : 'Make and change'} ${resource.replaceAll('-', ' ')}`;
}

/** Says of each public operation that it needs no session. */
function openPublicOperations(document: OpenAPIObject): void {
  for (const [, operation] of operationsOf<Record<string, unknown>>(document)) {
    if (operation[PUBLIC_EXTENSION]) operation.security = [];
    delete operation[PUBLIC_EXTENSION];
  }
}

/**
 * Writes a reference that may be null as a choice of the two. `nullable` beside `allOf` does not say so in OpenAPI 3.0:
 * null must fit every part of `allOf`, and a closed list of words or an object does not take it.
 */
function chooseNullOrReference({ components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Record<string, unknown>>;
  for (const { properties = {} } of Object.values(schemas)) {
    for (const field of Object.values(properties as Record<string, Record<string, unknown>>)) {
      const [part] = (field.allOf ?? []) as { $ref?: string }[];
      if (!field.nullable || !part?.$ref) continue;
      const { type } = schemas[nameOf(part.$ref)] ?? {};
      field.anyOf = [part, { type, nullable: true, enum: [null] }];
      for (const keyword of ['allOf', 'nullable', 'type']) delete field[keyword];
    }
  }
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Serves the document and a page to try it on. The document is made once, when it is first asked for. */
export function serveApiDocument(app: INestApplication): void {
  let made: { text: string; tag: string } | undefined;
  const document = (): { text: string; tag: string } => {
    if (made) return made;
    const text = JSON.stringify(apiDocument(app));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    made = { text, tag };
    return made;
  };
  const server = app.getHttpAdapter();
  server.get('/api/openapi.json', (_request: Request, response: Response) => {
    const { text, tag } = document();
    response.setHeader('Cache-Control', `public, max-age=${DOCUMENT_SECONDS}`);
    response.setHeader('ETag', tag);
    response.type('json').send(text);
  });
  SwaggerModule.setup('api/docs', app, () => JSON.parse(document().text) as OpenAPIObject, {
    raw: ['yaml'],
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Career Toolkit API',
    // Closed tags: with all operations open the page keeps only those in sight, and nothing can be searched in it.
    swaggerOptions: { withCredentials: true, persistAuthorization: true, docExpansion: 'none' },
  });
}
