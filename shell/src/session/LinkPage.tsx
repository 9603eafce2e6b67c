import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useMatch, useNavigate } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { accountLinked, authPath } from './authPath';
import { usePost } from './usePost';

/** Connects an account with a provider sign-in after confirmation: opening the emailed link alone does not. */
export default function LinkPage() {
  const { t } = useTranslation('shell');
  const { provider, services } = useShellServices();
  const navigate = useNavigate();
  const post = usePost();
  const token = useMatch('/link/:token')?.params.token ?? '';

  const send = async () => {
    await post('/jwt/link', { token });
    services.session.signOut();
    navigate(authPath('login', 'main'), { replace: true, state: accountLinked });
  };

  if (!provider) return <Navigate to={authPath('login', 'main')} replace />;
  const { name } = provider;
  return (
    <AuthPage variant="main" title={t('auth.link.title')} lead={t('auth.link.lead', { name })} icon={Link2}>
      <ApiForm
        name="link"
        submit={t('auth.link.submit')}
        initialValues={{}}
        check={() => ({})}
        send={send}
        explain={(message) => (message === 'This link is no longer valid.' ? t('auth.link.gone') : message)}
      >
        <p>{t('auth.link.text', { name })}</p>
      </ApiForm>
      <p className={styles.after}>
        <Link to={authPath('login', 'main')}>{t('auth.toSignIn')}</Link>
      </p>
    </AuthPage>
  );
}
