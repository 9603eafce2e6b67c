import { useTranslation } from 'react-i18next';
import { TextField } from './formFields';
import { SecretField } from './SecretField';

interface EmailFieldProps {
  autoComplete?: 'username' | 'email';
  isFirst?: boolean;
  isFixed?: boolean;
}

/** The address by which somebody signs in. */
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
