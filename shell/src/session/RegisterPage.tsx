import { Alert } from '@atrium/ui/light';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { EmailField, issuesOnly, PasswordField } from './accountFields';
import { type AuthVariant, authPath } from './authPath';
import { CheckField, TextField } from './formFields';
import { useWelcome } from './landingPath';
import { useFieldChecks } from './useFieldChecks';

/**
 * A new account, signed in at once. A server discloses nothing to strangers: the result is emailed, or shows
 * where they sign in.
 */
export default function RegisterPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { session } = useShellServices().services;
  const { wrongEmail, wrongUsername, shortPassword, explainPassword } = useFieldChecks();
  const { search } = useLocation();
  const welcome = useWelcome(variant);
  const [taken, setTaken] = useState<{ isSent: boolean; email: string } | null>(null);

  const send = async ({ username, email, password }: { username: string; email: string; password: string }) => {
    setTaken(null);
    const answer = await session.register({ username, email, password });
    if ('isSent' in answer) setTaken({ ...answer, email });
    else welcome(answer);
  };

  return (
    <AuthPage variant={variant} title={t('auth.register.title')} lead={t('auth.register.lead')} icon={UserPlus}>
      <div role="status" className={taken ? styles.before : undefined}>
        {taken?.isSent && (
          <Alert
            type="success"
            title={t('auth.register.sent', { email: taken.email })}
            description={t('auth.register.sentText')}
          />
        )}
        {taken?.isSent === false && (
          <Alert type="warning" title={t('auth.register.notMade')} description={t('auth.register.notMadeText')} />
        )}
      </div>
      <ApiForm
        name="register"
        submit={t('auth.register.submit')}
        initialValues={{ username: '', email: '', password: '', hasAgreed: false }}
        check={({ username, email, password, hasAgreed }) =>
          issuesOnly({
            username: wrongUsername(username),
            email: wrongEmail(email),
            password: shortPassword(password),
            hasAgreed: hasAgreed ? undefined : t('auth.register.agreeMissing'),
          })
        }
        send={send}
        explainCode={explainPassword}
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
