import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import { FIRST_CREDENTIALS_VERSION } from '../../../http/sessions/session-store.ts';
import { deviceName } from './device-name.ts';

declare module 'express-session' {
  interface SessionData {
    /** Browser and system it was begun from, for the list of sessions. */
    device?: string;
  }
}

/**
 * A session holds the person's id, so no request reads the account just to know whose it is, and the device.
 * Registered with passport itself: the serializer of @nestjs/passport does not see the request.
 */
@Injectable()
export class SessionSerializer {
  constructor() {
    passport.serializeUser<string, Request>((request, user, done) => {
      // Here, between the new id and the first save, so that a session is kept with one statement.
      request.session.device = deviceName(request.headers['user-agent']);
      request.session.credentialsVersion = user.credentialsVersion;
      done(null, user.id);
    });
    passport.deserializeUser<string, Request>((request, id, done) =>
      done(null, {
        id,
        credentialsVersion: request.session.credentialsVersion ?? FIRST_CREDENTIALS_VERSION,
      }),
    );
  }
}
