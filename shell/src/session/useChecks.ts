import { useTranslation } from 'react-i18next';
import type { FormErrors } from './FormContext';
import { isEmailAddress, isLongEnough } from './newAccount';

/** Leaves out the fields that nothing is wrong with. */
export const onlyWrong = (checked: Readonly<Record<string, string | undefined>>): FormErrors =>
  Object.fromEntries(Object.entries(checked).flatMap(([name, message]) => (message ? [[name, [message]]] : [])));

/** What is said of an address and of a password that will not do; undefined for one that will. */
export function useChecks() {
  const { t } = useTranslation('shell');
  return {
    missingEmail: (email: string) => (email ? undefined : t('signIn.emailMissing')),
    missingPassword: (password: string) => (password ? undefined : t('signIn.passwordMissing')),
    wrongEmail(email: string) {
      if (!email) return t('signIn.emailMissing');
      return isEmailAddress(email) ? undefined : t('auth.emailWrong');
    },
    shortPassword(password: string) {
      if (!password) return t('signIn.passwordMissing');
      return isLongEnough(password) ? undefined : t('auth.passwordShort');
    },
  };
}
