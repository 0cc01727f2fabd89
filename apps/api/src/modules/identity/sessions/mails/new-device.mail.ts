import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';

/** @param time already in the words and the time zone of the person. */
export const newDeviceMail = (to: Recipient, device: string, time: string, profileUrl: string): Mail =>
  renderEmail({
    kind: 'new-device',
    to,
    subject: 'New sign-in to your account',
    paragraphs: [
      'Someone signed in to your Career Toolkit account from a new device.',
      `Device: ${device}\nTime: ${time}`,
    ],
    action: { label: 'See where you are signed in', url: profileUrl },
    notes: [
      'If it was you, you can ignore this email.',
      'If it was not you, sign that device out in your profile and change your password.',
      'You can turn these emails off in your profile.',
    ],
  });
