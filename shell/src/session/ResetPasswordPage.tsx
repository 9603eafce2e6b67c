import { Alert } from '@atrium/ui/light';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useSessionState, useShellServices } from '../apps/ShellServices';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { issuesOnly, PasswordField } from './accountFields';
import { type AuthVariant, authPath, passwordNew } from './authPath';
import { SecretField } from './formFields';
import { useFieldChecks } from './useFieldChecks';
import { usePost } from './usePost';

/** The token of the emailed link: in its path, or (for the variants) in its query. */
function useToken(): string {
  const { search } = useLocation();
  return useMatch('/reset-password/:token')?.params.token ?? new URLSearchParams(search).get('token') ?? '';
}

export default function ResetPasswordPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { session } = useShellServices().services;
  const { user } = useSessionState();
  const { shortPassword, explainPassword } = useFieldChecks();
  const navigate = useNavigate();
  const post = usePost();
  const token = useToken();

  const send = async ({ password }: { password: string }) => {
    await post('/jwt/reset-password', { token, password });
    session.signOut();
    navigate(authPath('login', 'main'), { replace: true, state: passwordNew });
  };

  const wrongConfirmation = (password: string, confirmation: string) => {
    if (!confirmation) return t('auth.reset.confirmationMissing');
    return confirmation === password ? undefined : t('auth.reset.differs');
  };

  return (
    <AuthPage variant={variant} title={t('auth.reset.title')} lead={t('auth.reset.lead')} icon={KeyRound}>
      {!token && (
        <div className={styles.before}>
          <Alert type="info" title={t('auth.reset.noLink')} />
        </div>
      )}
      <ApiForm
        name="resetPassword"
        submit={t('auth.reset.submit')}
        initialValues={{ password: '', confirmation: '' }}
        together={['password', 'confirmation']}
        check={({ password, confirmation }) =>
          issuesOnly({ password: shortPassword(password), confirmation: wrongConfirmation(password, confirmation) })
        }
        send={send}
        explainCode={explainPassword}
        explain={(message) => (message === 'This link is no longer valid.' ? t('auth.reset.linkGone') : message)}
      >
        <PasswordField autoComplete="new-password" label={t('auth.reset.password')} isFirst />
        <SecretField name="confirmation" label={t('auth.reset.confirmation')} autoComplete="new-password" />
      </ApiForm>
      {/* Somebody who is signed in here would be redirected away from those pages. */}
      {(variant !== 'main' || !user) && (
        <p className={styles.after}>
          <Link to={authPath('forgot-password', variant)}>{t('auth.reset.askAgain')}</Link>
          {' · '}
          <Link to={authPath('login', variant)}>{t('auth.toSignIn')}</Link>
        </p>
      )}
    </AuthPage>
  );
}
