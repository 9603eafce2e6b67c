import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useRuntime, useSession } from 'shared/runtime';
import { Alert, Form, Input, useToast } from 'shared/ui';
import { ApiForm } from './ApiForm';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { onSubmit, PasswordField } from './fields';
import { usePost } from './usePost';
import { type AuthVariant, authPath } from './variants';

interface NewPassword {
  password: string;
  confirmation: string;
}

/** What the link of the mail carries: in its path, or (for the variants) in its query. */
function useToken(): string {
  const { search } = useLocation();
  return useMatch('/reset-password/:token')?.params.token ?? new URLSearchParams(search).get('token') ?? '';
}

/** A new password by the link of a mail. It ends the session: the new one is what counts from now on. */
export default function ResetPasswordPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const { user } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const post = usePost();
  const token = useToken();

  const send = async ({ password }: NewPassword) => {
    await post('/jwt/reset-password', { token, password });
    session.signOut();
    toast.success(t('auth.reset.done'));
    navigate(authPath('login', 'main'), { replace: true });
  };

  return (
    <AuthPage variant={variant} title={t('auth.reset.title')} lead={t('auth.reset.lead')} icon={KeyRound}>
      {!token && (
        <div className={styles.before}>
          <Alert type="info" title={t('auth.reset.noLink')} />
        </div>
      )}
      <ApiForm<NewPassword>
        name="resetPassword"
        submit={t('auth.reset.submit')}
        initialValues={{ password: '', confirmation: '' }}
        send={send}
        explain={(message) => (message === 'This link is no longer valid.' ? t('auth.reset.linkGone') : message)}
      >
        <PasswordField autoComplete="new-password" label={t('auth.reset.password')} isFirst />
        <Form.Item
          name="confirmation"
          label={t('auth.reset.confirmation')}
          dependencies={['password']}
          rules={[
            { required: true, message: t('auth.reset.confirmationMissing') },
            ({ getFieldValue }) => ({
              validateTrigger: onSubmit,
              validator: async (_, value) => {
                if (value && value !== getFieldValue('password')) throw new Error(t('auth.reset.differs'));
              },
            }),
          ]}
        >
          <Input.Password size="large" autoComplete="new-password" />
        </Form.Item>
      </ApiForm>
      {/* A person who reads their mail here is signed in, and those pages would lead them away. */}
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
