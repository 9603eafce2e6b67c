import { Alert } from '@atrium/ui/light';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { EmailField, issuesOnly } from './accountFields';
import { type AuthVariant, authPath } from './authPath';
import { signInPath } from './landingPath';
import { useFieldChecks } from './useFieldChecks';
import { usePost } from './usePost';

/** Asks for a link to choose a new password; it does not say whether the address is known. */
export default function ForgotPasswordPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { demo, services } = useShellServices();
  const { wrongEmail } = useFieldChecks();
  const { search } = useLocation();
  const post = usePost();
  // In the demo the email arrives in the app that listens to the core backend's mail.
  const inbox = services.catalog.getApps().find(({ backend }) => backend?.listens?.includes('frame.mail'))
    ?.paths[0]?.path;
  const [sentTo, setSentTo] = useState('');

  const send = async ({ email }: { email: string }) => {
    setSentTo('');
    await post('/jwt/forgot-password', { email, language: document.documentElement.lang });
    setSentTo(email);
  };

  return (
    <AuthPage variant={variant} title={t('auth.forgot.title')} lead={t('auth.forgot.lead')} icon={Mail}>
      <ApiForm
        name="forgotPassword"
        submit={t('auth.forgot.submit')}
        initialValues={{ email: '' }}
        check={({ email }) => issuesOnly({ email: wrongEmail(email) })}
        send={send}
      >
        <EmailField isFirst />
      </ApiForm>
      <div role="status" className={styles.sent}>
        {sentTo && (
          <Alert
            type="success"
            title={t('auth.forgot.sent', { email: sentTo })}
            description={
              demo &&
              inbox && (
                <>
                  {t('auth.forgot.inDemo')} <Link to={signInPath(inbox)}>{t('auth.forgot.inbox')}</Link>
                </>
              )
            }
          />
        )}
      </div>
      <p className={styles.after}>
        <Link to={authPath('login', variant) + search}>{t('auth.toSignIn')}</Link>
      </p>
    </AuthPage>
  );
}
