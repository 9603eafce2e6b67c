import { useTranslation } from 'react-i18next';
import { Form, Input } from 'shared/ui';

/** Said when the form is sent, not while one still types. */
export const onSubmit = 'onSubmit';

/** What the API asks of a new password. */
const fewestCharacters = 8;

interface EmailFieldProps {
  autoComplete?: 'username' | 'email';
  /** Whatever else its message speaks of: typing there takes the message back. */
  dependencies?: string[];
  /** The server alone decides what an address is. */
  isAnyText?: boolean;
  isFirst?: boolean;
  isFixed?: boolean;
}

/** The field `email` of a form. */
export function EmailField({ autoComplete = 'email', dependencies, isAnyText, isFirst, isFixed }: EmailFieldProps) {
  const { t } = useTranslation('shell');
  const format = { type: 'email', message: t('auth.emailWrong'), validateTrigger: onSubmit } as const;
  return (
    <Form.Item
      name="email"
      label={t('signIn.email')}
      {...(dependencies ? { dependencies } : {})}
      rules={[{ required: true, message: t('signIn.emailMissing') }, ...(isAnyText ? [] : [format])]}
    >
      <Input size="large" type="email" autoComplete={autoComplete} autoFocus={isFirst} readOnly={isFixed} />
    </Form.Item>
  );
}

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  label?: string;
  isFirst?: boolean;
}

/** The field `password` of a form; the eye shows what was typed. */
export function PasswordField({ autoComplete, label, isFirst }: PasswordFieldProps) {
  const { t } = useTranslation('shell');
  const isNew = autoComplete === 'new-password';
  const isLong = { min: fewestCharacters, message: t('auth.passwordShort'), validateTrigger: onSubmit };
  return (
    <Form.Item
      name="password"
      label={label ?? t('signIn.password')}
      extra={isNew && t('auth.passwordHint')}
      rules={[{ required: true, message: t('signIn.passwordMissing') }, ...(isNew ? [isLong] : [])]}
    >
      <Input.Password size="large" autoComplete={autoComplete} autoFocus={isFirst} />
    </Form.Item>
  );
}
