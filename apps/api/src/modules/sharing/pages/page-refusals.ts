import type { MailTexts } from '../../../mail/texts/mail-texts.ts';

/** What a page answers to a form that it does not take, and to whoever asks too often. */
export const pageRefusals = ({ t }: MailTexts) => ({
  manyAddresses: t`Too many wrong addresses. Please wait an hour.`,
  manyPasswords: t`Too many wrong passwords. Please wait 15 minutes.`,
  manyReports: t`You have sent several reports. Please wait an hour.`,
  manyComments: t`You have sent many comments. Please wait an hour.`,
  noReason: t`Please choose what is wrong.`,
  noComment: t`Please write a comment or better words.`,
  changedLine: t`This line has changed since. Please go back and open the page again.`,
  fullReview: (most: number): string => t`This review has ${most} comments, which is the limit.`,
  longNote: (most: number): string => t`Please write at most ${most} characters.`,
  longName: (most: number): string => t`Your name may have ${most} characters.`,
  longComment: (most: number): string => t`A comment may have ${most} characters.`,
  longLine: (most: number): string => t`A line may have ${most} characters.`,
});
