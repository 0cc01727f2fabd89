import { Injectable } from '@nestjs/common';
import { hashPassword, passwordFits } from './passwords.ts';

/** Passwords of something else than an account, hashed and compared as those are. */
@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  fits(stored: string | null | undefined, password: string): Promise<boolean> {
    return passwordFits(stored, password);
  }
}
