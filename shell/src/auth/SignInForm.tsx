import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type SessionUser, useRuntime } from 'shared/runtime';
import { ApiForm } from './ApiForm';
import { EmailField, PasswordField } from './fields';
import styles from './SignInForm.module.css';

interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** The account that signs in again: only the password is asked for. */
  email?: string;
  forgotPath?: string;
  onSignedIn?: (user: SessionUser) => void;
}

/** Email and password; what the server says is shown beside its field. */
export function SignInForm({ email, forgotPath, onSignedIn }: Props) {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const isAgain = email !== undefined;

  return (
    <ApiForm<Credentials>
      name="signIn"
      submit={t('signIn.submit')}
      initialValues={{ email: email ?? '', password: '' }}
      send={async (credentials) => {
        const user = await session.signIn(credentials);
        onSignedIn?.(user);
      }}
      explain={() => t('signIn.failed')}
    >
      <EmailField autoComplete="username" dependencies={['password']} isAnyText isFirst={!isAgain} isFixed={isAgain} />
      <div className={styles.password}>
        <PasswordField autoComplete="current-password" isFirst={isAgain} />
        {forgotPath && (
          <Link className={styles.forgot} to={forgotPath}>
            {t('signIn.forgot')}
          </Link>
        )}
      </div>
    </ApiForm>
  );
}
