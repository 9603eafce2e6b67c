/** Fields of people as calls take them, by the same rules as on screen. Each app has its copy: few need them. */
import { z } from '@atrium/backend';
import {
  isEmailAddress,
  isPhone,
  isPictureAddress,
  isUsername,
  isWebAddress,
  personLimits,
} from '@atrium/contract/person';

export { defaultNotices, type EmailChoice, NoticeSettings } from '../noticeSettings';
export { accountLanguage } from './accountLanguage';

/** A text as it is stored: without space around it, and its letters composed (Unicode NFC). */
const Line = (max: number) =>
  z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max, `At most ${max} characters.`));

/** An email address, an international one too. Since 3.0. */
export const EmailAddress = z
  .stringFormat('idn-email', (text) => isEmailAddress(text))
  .check(z.trim(), z.normalize('NFC'));

/** Name of a person. Since 3.0. */
export const PersonName = Line(personLimits.name).check(z.minLength(1));

/** Name by which a person is mentioned. Since 3.0. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.minLength(1),
    z.refine(isUsername, 'A username has 2 to 40 letters, digits, dots, dashes or underscores.'),
  );

/** Empty, or a phone number. Since 3.0. */
export const PhoneNumber = z.string().check(z.trim(), z.refine(isPhone, 'This is not a phone number.'));

/** Empty, or a web address: other schemes may run scripts. Since 3.0. */
export const WebAddress = Line(personLimits.link).check(
  z.refine(isWebAddress, 'Enter a web address, such as https://example.com.'),
);

export const CompanyName = Line(personLimits.company);
export const CountryName = Line(personLimits.country);

/** Address of a person's picture: a small picture itself, or a place of this product; empty for none. Since 3.0. */
export const PictureAddress = z
  .string()
  .check(z.refine((text) => text === '' || isPictureAddress(text), 'Choose a small picture: PNG, JPEG or WebP.'));
