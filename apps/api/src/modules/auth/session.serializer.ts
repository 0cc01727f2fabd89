import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';

type Done = (error: unknown, value?: unknown) => void;

/** A session holds the id and nothing else, so no request reads the account just to know whose it is. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  serializeUser(user: { id: string }, done: Done): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done): void {
    done(null, { id });
  }
}
