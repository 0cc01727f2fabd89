import type { UserDto } from '@career/contracts/auth/user.dto';
import { type Mail, type Recipient, renderEmail } from '../../../../mail/email-template.ts';
import { mailTexts, momentText } from '../../../../mail/texts/mail-texts.ts';

/** A sign-in from a device that was not seen before. */
export interface NewDevice extends Pick<UserDto, 'timeZone'> {
  device: string;
  at: Date;
}

export function newDeviceMail(
  to: Recipient,
  { device: name, at, timeZone }: NewDevice,
  profileUrl: string,
): Mail {
  const { t, language } = mailTexts(to.language);
  const [browser = '', system] = name.split(' on ');
  const known = name === 'Unknown device' ? t`Unknown device` : name;
  const device = system === undefined ? known : t`${browser} on ${system}`;
  const time = momentText(language, at, timeZone);
  return renderEmail({
    kind: 'new-device',
    to,
    subject: t`New sign-in to your account`,
    paragraphs: [
      t`Someone signed in to your Career Toolkit account from a new device.`,
      `${t`Device: ${device}`}\n${t`Time: ${time}`}`,
    ],
    action: { label: t`See where you are signed in`, url: profileUrl },
    notes: [
      t`If it was you, you can ignore this email.`,
      t`If it was not you, sign that device out in your profile and change your password.`,
      t`You can turn these emails off in your profile.`,
    ],
  });
}
