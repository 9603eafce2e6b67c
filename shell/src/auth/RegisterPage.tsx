import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePage } from '../context/PageContext';
import { ApiForm } from '../form/ApiForm';
import { CheckField } from '../form/CheckField';
import { TextField } from '../form/TextField';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { EmailField, PasswordField } from './fields';
import { onlyWrong, useChecks } from './useChecks';
import { useWelcome } from './useWelcome';
import { type AuthVariant, authPath } from './variants';

/** A new account, which is signed in at once. */
export default function RegisterPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { session } = usePage().services;
  const { wrongEmail, shortPassword } = useChecks();
  const { search } = useLocation();
  const welcome = useWelcome(variant);

  return (
    <AuthPage variant={variant} title={t('auth.register.title')} lead={t('auth.register.lead')} icon={UserPlus}>
      <ApiForm
        name="register"
        submit={t('auth.register.submit')}
        initialValues={{ username: '', email: '', password: '', hasAgreed: false }}
        check={({ username, email, password, hasAgreed }) =>
          onlyWrong({
            username: username.trim() ? undefined : t('auth.register.usernameMissing'),
            email: wrongEmail(email),
            password: shortPassword(password),
            hasAgreed: hasAgreed ? undefined : t('auth.register.agreeMissing'),
          })
        }
        send={async ({ username, email, password }) => welcome(await session.register({ username, email, password }))}
      >
        <TextField name="username" label={t('auth.register.username')} autoComplete="username" isFirst />
        <EmailField />
        <PasswordField autoComplete="new-password" />
        <CheckField name="hasAgreed" label={t('auth.register.agree')} hint={t('auth.register.terms')} />
      </ApiForm>
      <p className={styles.after}>
        {t('auth.register.known')} <Link to={authPath('login', variant) + search}>{t('signIn.submit')}</Link>
      </p>
    </AuthPage>
  );
}
