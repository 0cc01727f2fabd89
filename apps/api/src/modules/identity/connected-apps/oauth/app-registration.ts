import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Unreadable } from '../../../../errors/domain-errors.ts';
import { CONSENT_PAGE } from '../../../../http/authorization-server.ts';
import { readMetadata, UnusableMetadata } from '../clients/app-metadata.ts';
import { registeredId } from '../clients/registered-id.ts';
import { GRANTS } from './protocol.ts';
import type { ProtocolAnswer } from './token-exchange.ts';

const LONGEST_QUERY = 8_000;

/** How apps begin: they say who they are, and send the person to the page of consent. */
@Injectable()
export class AppRegistration {
  /** Registers an app (RFC 7591) without keeping anything. Apps get no secret, whatever they ask for. */
  register({ body }: Request): ProtocolAnswer {
    try {
      const metadata = readMetadata(body);
      return {
        status: 201,
        body: {
          client_id: registeredId(metadata),
          client_id_issued_at: Math.floor(Date.now() / 1000),
          client_name: metadata.name,
          redirect_uris: metadata.redirectUris,
          grant_types: GRANTS,
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
      };
    } catch (error) {
      if (!(error instanceof UnusableMetadata)) throw error;
      return { status: 400, body: { error: error.error, error_description: error.message } };
    }
  }

  /** In one parameter, for the web app reads numbers and lists out of an address, and this must stay to the letter. */
  consentPage({ originalUrl }: Request): string {
    const query = originalUrl.slice(originalUrl.indexOf('?') + 1);
    if (!originalUrl.includes('?') || query.length > LONGEST_QUERY)
      throw new Unreadable('This link to connect an app is not complete.');
    return `${CONSENT_PAGE}?request=${encodeURIComponent(query)}`;
  }
}
