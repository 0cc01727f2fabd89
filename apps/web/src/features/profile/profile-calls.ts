import type { SaveProfileDto } from '@career/contracts/auth/save-profile.dto';
import { sendJson } from '../../shared/api/json-call.ts';
import type { CurrentUser } from '../../shared/session/session.ts';

export const saveProfile = (body: SaveProfileDto): Promise<CurrentUser> =>
  sendJson<CurrentUser>('PUT', '/api/auth/user', body);
