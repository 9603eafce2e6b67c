import { hasPasswordLength, isEmailAddress, isUsername } from '@atrium/contract/person';
import { useTranslation } from 'react-i18next';

/** Messages for unusable names, addresses and new passwords, by the API's rules; undefined for valid ones. */
export function useFieldChecks() {
  const { t } = useTranslation('shell');
  return {
    wrongEmail(email: string) {
      if (!email) return t('signIn.emailMissing');
      return isEmailAddress(email) ? undefined : t('auth.emailWrong');
    },
    shortPassword(password: string) {
      if (!password) return t('signIn.passwordMissing');
      return hasPasswordLength(password) ? undefined : t('auth.passwordShort');
    },
    wrongUsername(username: string) {
      if (!username.trim()) return t('auth.register.usernameMissing');
      return isUsername(username) ? undefined : t('auth.usernameWrong');
    },
    /** Why a new password is refused, by the code of its rejection. */
    explainPassword: (code: string) => (code === 'uncommon' || code === 'notYours' ? t(`auth.${code}`) : undefined),
  };
}
