import { Injectable, Logger } from '@nestjs/common';

/** Where every Google sign-in that cannot go on ends; the screen shows its notice there. */
const FAILED = '/auth?error=auth_failed';

@Injectable()
export class GoogleSignIn {
  private readonly logger = new Logger('GoogleSignIn');

  start(): { url: string } {
    this.logger.warn(
      'Google sign-in is not available in this release: the person was sent back to the sign-in page',
    );
    return { url: FAILED };
  }
}
