import { useTranslation } from 'react-i18next';

/** Checks of fields, with what they say in the person's language. */
export function useFieldRules() {
  const { t } = useTranslation('users');
  return {
    needed: { required: true, whitespace: true, message: t('form.needed') },
    email: { type: 'email' as const, message: t('form.emailWrong') },
    web: { type: 'url' as const, message: t('form.webWrong') },
    username: { pattern: /^\S+$/, message: t('form.usernameWrong') },
  };
}
