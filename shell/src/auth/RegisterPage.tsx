import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useRuntime } from 'shared/runtime';
import { Checkbox, Form, Input } from 'shared/ui';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { EmailField, onSubmit, PasswordField } from './fields';
import { useWelcome } from './useWelcome';
import { type AuthVariant, authPath } from './variants';

interface Registration {
  username: string;
  email: string;
  password: string;
  hasAgreed: boolean;
}

/** A new account, which is signed in at once. */
export default function RegisterPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const { search } = useLocation();
  const welcome = useWelcome(variant);

  return (
    <AuthPage variant={variant} title={t('auth.register.title')} lead={t('auth.register.lead')} icon={UserPlus}>
      <ApiForm<Registration>
        name="register"
        submit={t('auth.register.submit')}
        initialValues={{ username: '', email: '', password: '', hasAgreed: false }}
        send={async ({ username, email, password }) => welcome(await session.register({ username, email, password }))}
      >
        <Form.Item
          name="username"
          label={t('auth.register.username')}
          rules={[{ required: true, whitespace: true, message: t('auth.register.usernameMissing') }]}
        >
          <Input size="large" autoComplete="username" autoFocus />
        </Form.Item>
        <EmailField />
        <PasswordField autoComplete="new-password" />
        <Form.Item
          name="hasAgreed"
          valuePropName="checked"
          extra={t('auth.register.terms')}
          rules={[{ type: 'enum', enum: [true], message: t('auth.register.agreeMissing'), validateTrigger: onSubmit }]}
        >
          <Checkbox>{t('auth.register.agree')}</Checkbox>
        </Form.Item>
      </ApiForm>
      <p className={styles.after}>
        {t('auth.register.known')} <Link to={authPath('login', variant) + search}>{t('signIn.submit')}</Link>
      </p>
    </AuthPage>
  );
}
