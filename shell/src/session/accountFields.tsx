import { useTranslation } from 'react-i18next';
import type { FormErrors } from './ApiForm';
import { SecretField, TextField } from './formFields';

interface EmailFieldProps {
  autoComplete?: 'username' | 'email';
  isFirst?: boolean;
  isFixed?: boolean;
}

export function EmailField({ autoComplete = 'email', ...rest }: EmailFieldProps) {
  const { t } = useTranslation('shell');
  return <TextField {...rest} name="email" label={t('signIn.email')} type="email" autoComplete={autoComplete} />;
}

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  isFirst?: boolean;
}

/** The field `password` of a form. */
export function PasswordField({ autoComplete, label, isFirst }: PasswordFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <SecretField
      name="password"
      label={label ?? t('signIn.password')}
      hint={autoComplete === 'new-password' ? t('auth.passwordHint') : undefined}
      autoComplete={autoComplete}
      isFirst={isFirst}
    />
  );
}

export const issuesOnly = (checked: Readonly<Record<string, string | undefined>>): FormErrors =>
  Object.fromEntries(Object.entries(checked).flatMap(([name, message]) => (message ? [[name, [message]]] : [])));

/** Messages for what is missing where somebody signs in; undefined where it is there. */
export function useSignInChecks() {
  const { t } = useTranslation('shell');
  return {
    missingEmail: (email: string) => (email ? undefined : t('signIn.emailMissing')),
    missingPassword: (password: string) => (password ? undefined : t('signIn.passwordMissing')),
  };
}
