import type { TFunction } from 'i18next';
import { isBirthday, isPhone, isUsername, isWebAddress, maxLengths } from '../../api/account/rules';

const rule = (isFine: (text: string) => boolean, message: string) => ({
  validator: async (_: unknown, text: string | null | undefined) => {
    if (text && !isFine(text)) throw new Error(message);
  },
});

export const fieldRules = (t: TFunction<'pages'>) => {
  const required = { required: true, whitespace: true, message: t('account.required') };
  const upTo = (max: number) => ({ max, message: t('account.tooLong', { count: max }) });
  return {
    fullName: [required, upTo(maxLengths.name)],
    username: [required, rule(isUsername, t('account.noUsername'))],
    email: [required, { type: 'email' as const, message: t('account.noEmail') }],
    company: [upTo(maxLengths.company)],
    bio: [upTo(maxLengths.bio)],
    country: [upTo(maxLengths.country)],
    phone: [rule(isPhone, t('account.noPhone'))],
    link: [rule(isWebAddress, t('account.noUrl')), upTo(maxLengths.link)],
    birthday: (today: string) => [rule((day) => isBirthday(day, today), t('account.noBirthday'))],
  };
};
