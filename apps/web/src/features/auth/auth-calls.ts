import '../../shared/api/client.ts';
import { client } from '@career/client/default-client';
import type {
  AskForResetData,
  AskForResetResponses,
  GetSignInOptionsData,
  GetSignInOptionsResponses,
  ResetPasswordData,
  ResetPasswordResponses,
  SignInData,
  SignInResponses,
  SignInWithCodeData,
  SignInWithCodeResponses,
  SignUpData,
  SignUpResponses,
  VerifyEmailData,
  VerifyEmailResponses,
} from '@career/client/types';
import { isSharedPhone } from '../../shared/device/shared-phone.ts';

// By the client alone: the generated calls come in one file with those of all other screens.

interface Call {
  body?: unknown;
  url: string;
}

const headers = { 'Content-Type': 'application/json' };

const post = async <Sent extends Call, Answers>(url: Sent['url'], body: Sent['body']) =>
  (await client.post<Answers, unknown, true>({ url, body, headers, throwOnError: true })).data;

const put = async <Sent extends Call, Answers>(url: Sent['url'], body: Sent['body']) =>
  (await client.put<Answers, unknown, true>({ url, body, headers, throwOnError: true })).data;

/** What a session is asked for on this device. */
const ofDevice = () => (isSharedPhone() ? { sharedPhone: true } : {});

export const signIn = (body: SignInData['body']) =>
  post<SignInData, SignInResponses>('/api/auth/login', { ...body, ...ofDevice() });

export const signInWithCode = (body: SignInWithCodeData['body']) =>
  post<SignInWithCodeData, SignInWithCodeResponses>('/api/auth/login/code', body);

export const signUp = (body: SignUpData['body']) =>
  post<SignUpData, SignUpResponses>('/api/auth/signup', { ...body, ...ofDevice() });

export const askForReset = (body: AskForResetData['body']) =>
  post<AskForResetData, AskForResetResponses>('/api/auth/password-reset', body);

export const resetPassword = (body: ResetPasswordData['body']) =>
  put<ResetPasswordData, ResetPasswordResponses>('/api/auth/password-reset', body);

export const verifyEmail = (body: VerifyEmailData['body']) =>
  put<VerifyEmailData, VerifyEmailResponses>('/api/auth/email-verification', body);

export const findSignInOptions = async () => {
  const url: GetSignInOptionsData['url'] = '/api/auth/options';
  return (await client.get<GetSignInOptionsResponses, unknown, true>({ url, throwOnError: true })).data;
};
