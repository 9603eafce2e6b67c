import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type SessionUser, useRuntime } from 'shared/runtime';
import { Checkbox, Form } from 'shared/ui';
import { ApiForm } from './ApiForm';
import { EmailField, PasswordField } from './fields';
import { rememberedEmail, rememberSession } from './rememberMe';
import styles from './SignInForm.module.css';

interface Credentials {
  email: string;
  password: string;
  isRemembered: boolean;
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
  const { session, storage } = useRuntime();
  const isAgain = email !== undefined;
  const [remembered] = useState(() => rememberedEmail(storage));
  const hasAddress = isAgain || remembered !== '';

  return (
    <ApiForm<Credentials>
      name="signIn"
      submit={t('signIn.submit')}
      initialValues={{ email: email ?? remembered, password: '', isRemembered: true }}
      send={async ({ isRemembered, ...credentials }) => {
        const user = await session.signIn(credentials);
        if (!isAgain) rememberSession(storage, credentials.email, isRemembered);
        onSignedIn?.(user);
      }}
      explain={() => t('signIn.failed')}
    >
      <EmailField
        autoComplete="username"
        dependencies={['password']}
        isAnyText
        isFirst={!hasAddress}
        isFixed={isAgain}
      />
      <div className={styles.password}>
        <PasswordField autoComplete="current-password" isFirst={hasAddress} />
        {forgotPath && (
          <Link className={styles.forgot} to={forgotPath}>
            {t('signIn.forgot')}
          </Link>
        )}
      </div>
      {!isAgain && (
        <Form.Item name="isRemembered" valuePropName="checked" className={styles.remember}>
          <Checkbox>{t('signIn.remember')}</Checkbox>
        </Form.Item>
      )}
    </ApiForm>
  );
}
