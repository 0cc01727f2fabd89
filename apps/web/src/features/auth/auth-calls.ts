import '../../shared/api/client.ts';
import * as api from '@career/contracts/client/sdk.gen';
import type {
  AskForResetData,
  ResetPasswordData,
  SignInData,
  SignInWithCodeData,
  SignUpData,
  VerifyEmailData,
} from '@career/contracts/client/types.gen';

// The generated calls themselves: their query options would bring the query client along.
const throwOnError = true;

export const signIn = async (body: SignInData['body']) => (await api.signIn({ body, throwOnError })).data;

export const signInWithCode = async (body: SignInWithCodeData['body']) =>
  (await api.signInWithCode({ body, throwOnError })).data;

export const signUp = async (body: SignUpData['body']) => (await api.signUp({ body, throwOnError })).data;

export const askForReset = async (body: AskForResetData['body']) =>
  (await api.askForReset({ body, throwOnError })).data;

export const resetPassword = async (body: ResetPasswordData['body']) =>
  (await api.resetPassword({ body, throwOnError })).data;

export const verifyEmail = async (body: VerifyEmailData['body']) =>
  (await api.verifyEmail({ body, throwOnError })).data;

export const findSignInOptions = async () => (await api.getSignInOptions({ throwOnError })).data;
