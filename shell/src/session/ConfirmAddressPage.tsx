import type { AddressConfirmed } from '@atrium/core/api';
import { Alert } from '@atrium/ui/light';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router-dom';
import { useSessionState } from '../apps/ShellServices';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { authPath } from './authPath';
import { usePost } from './usePost';

/**
 * Confirms the address that a link was emailed to. It needs a click: programs that follow the links in emails
 * would confirm it otherwise.
 */
export default function ConfirmAddressPage() {
  const { t } = useTranslation('shell');
  const { user } = useSessionState();
  const post = usePost<AddressConfirmed>();
  const token = useMatch('/confirm-address/:token')?.params.token ?? '';
  const [confirmed, setConfirmed] = useState<AddressConfirmed | null>(null);

  return (
    <AuthPage variant="main" title={t('auth.address.title')} lead={t('auth.address.lead')} icon={MailCheck}>
      <div role="status">
        {confirmed && (
          <Alert
            type="success"
            title={t(confirmed.isNew ? 'auth.address.made' : 'auth.address.done', { email: confirmed.email })}
          />
        )}
      </div>
      {!confirmed && (
        <ApiForm
          name="confirmAddress"
          submit={t('auth.address.submit')}
          initialValues={{}}
          check={() => ({})}
          send={async () => setConfirmed(await post('/jwt/confirm-address', { token }))}
          explain={(message) => (message === 'This link is no longer valid.' ? t('auth.address.linkGone') : message)}
        >
          {null}
        </ApiForm>
      )}
      <p className={styles.after}>
        {user ? (
          <Link to="/">{t('auth.address.toStart')}</Link>
        ) : (
          <Link to={authPath('login', 'main')}>{t('auth.toSignIn')}</Link>
        )}
      </p>
    </AuthPage>
  );
}
