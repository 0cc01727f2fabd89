import type { AuthAnswerDto } from '@career/contracts/auth/auth-answer.dto';
import type { SignInDto } from '@career/contracts/auth/sign-in.dto';
import type { SignUpDto } from '@career/contracts/auth/sign-up.dto';
import { sendJson } from '../../shared/api/json-call.ts';

export const signIn = (body: SignInDto): Promise<AuthAnswerDto> =>
  sendJson<AuthAnswerDto>('POST', '/api/auth/login', body);

export const signUp = (body: SignUpDto): Promise<AuthAnswerDto> =>
  sendJson<AuthAnswerDto>('POST', '/api/auth/signup', body);
