import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const SESSION = 'session';

/** The API document, in an order that does not depend on the order of the code. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Career Toolkit API')
    .setDescription(
      'Resumes, job applications, cover letters and career insights of the signed-in person. Sign in with ' +
        '`POST /api/auth/login`; the session cookie then goes with every call. Refusals are problem documents (RFC 9457).',
    )
    .setVersion('1')
    .addCookieAuth(
      'career_session',
      { type: 'apiKey', in: 'cookie', description: 'Set by sign-up and sign-in.' },
      SESSION,
    )
    .addSecurityRequirements(SESSION)
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller, method) => method,
  });
  return {
    ...document,
    paths: sorted(document.paths),
    components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
  };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Serves the document and a page to try it on. */
export function serveApiDocument(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Career Toolkit API',
    swaggerOptions: { withCredentials: true, persistAuthorization: true },
  });
}
