import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

/** @param time already in the words and the time zone of the person. */
export const newDeviceMail = (to: Recipient, device: string, time: string, profileUrl: string): Mail =>
  renderEmail({
    kind: 'new-device',
    to,
    subject: 'New sign-in to your account',
    paragraphs: [
      'Your Career Toolkit account was signed in to from a device that it did not know.',
      `Device: ${device}\nTime: ${time}`,
    ],
    action: { label: 'See where you are signed in', url: profileUrl },
    notes: [
      'If it was you, all is well.',
      'If it was not, end that session in your profile and change your password.',
      'You can turn these emails off in your profile.',
    ],
  });
