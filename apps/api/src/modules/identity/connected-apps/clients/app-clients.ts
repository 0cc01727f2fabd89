import { Injectable, Logger } from '@nestjs/common';
import { Unprocessable } from '../../../../errors/domain-errors.ts';
import { AppDocuments } from './app-documents.ts';
import { type AppMetadata, readMetadata } from './app-metadata.ts';
import { registrationOf } from './registered-id.ts';

/** An app as the protocol knows it. */
export interface AppClient extends AppMetadata {
  id: string;
  /** Host that its description was read from; null when it described itself. */
  site: string | null;
}

const UNREADABLE = 'We could not read what this app says about itself. Ask whoever makes the app for help.';

/** Knows apps by their id: the address of a document, or a registration. */
@Injectable()
export class AppClients {
  private readonly logger = new Logger('ConnectedApps');

  constructor(private readonly documents: AppDocuments) {}

  /** @throws Unprocessable when there is no such app. */
  async find(id: string): Promise<AppClient> {
    try {
      const registration = registrationOf(id);
      if (registration) return { id, site: null, ...readMetadata(registration) };
      return { id, site: new URL(id).host, ...(await this.documents.read(id)) };
    } catch (error) {
      // The person reads a plain sentence; what was wrong helps whoever makes the app.
      this.logger.warn(`An app was not let in: ${error instanceof Error ? error.message : String(error)}`);
      throw new Unprocessable(UNREADABLE);
    }
  }
}
