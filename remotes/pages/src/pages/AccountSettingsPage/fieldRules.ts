import { isBirthday, isEmailAddress, isPhone, isUsername, isWebAddress, personLimits } from '@atrium/contract/person';
import type { TFunction } from 'i18next';

const rule = (isFine: (text: string) => boolean, message: string) => ({
  validator: async (_: unknown, text: string | null | undefined) => {
    if (text && !isFine(text)) throw new Error(message);
  },
});

export const fieldRules = (t: TFunction<'pages'>) => {
  const required = { required: true, whitespace: true, message: t('account.required') };
  const upTo = (max: number) => ({ max, message: t('account.tooLong', { count: max }) });
  return {
    fullName: [required, upTo(personLimits.name)],
    username: [required, rule(isUsername, t('account.noUsername'))],
    email: [required, rule(isEmailAddress, t('account.noEmail'))],
    company: [upTo(personLimits.company)],
    bio: [upTo(personLimits.bio)],
    country: [upTo(personLimits.country)],
    phone: [rule(isPhone, t('account.noPhone'))],
    link: [rule(isWebAddress, t('account.noUrl')), upTo(personLimits.link)],
    birthday: (today: string) => [rule((day) => isBirthday(day, today), t('account.noBirthday'))],
  };
};
