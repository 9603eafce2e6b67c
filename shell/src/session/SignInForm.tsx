import { readApiError, type SessionUser } from '@atrium/sdk/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import { ApiForm } from './ApiForm';
import { EmailField, issuesOnly, PasswordField, useSignInChecks } from './accountFields';
import { CheckField } from './formFields';
import { rememberedEmail, rememberSession } from './rememberMe';
import styles from './SignInForm.module.css';

export interface EnteredCredentials {
  email: string;
  password: string;
  /** Absent where the person is remembered already. */
  isRemembered?: boolean;
}

/** True when the password was right and the account needs a second step. */
export const isCodeNeeded = (error: unknown): boolean => readApiError(error).codes.code === 'codeNeeded';

interface Props {
  /** The account that signs in again: only the password is asked for. */
  email?: string;
  forgotPath?: string;
  onSignedIn?: (user: SessionUser) => void;
  /** The password was right; the account asks for a code as well. */
  onCodeNeeded: (entered: EnteredCredentials) => void;
}

export function SignInForm({ email, forgotPath, onSignedIn, onCodeNeeded }: Props) {
  const { t } = useTranslation('shell');
  const { session, storage } = useShellServices().services;
  const { missingEmail, missingPassword } = useSignInChecks();
  const isAgain = email !== undefined;
  const [remembered] = useState(() => rememberedEmail(storage));
  const hasAddress = isAgain || remembered !== '';

  return (
    <ApiForm
      name="signIn"
      submit={t('signIn.submit')}
      initialValues={{ email: email ?? remembered, password: '', isRemembered: true }}
      together={['email', 'password']}
      // The server alone decides what an address is.
      check={(values) => issuesOnly({ email: missingEmail(values.email), password: missingPassword(values.password) })}
      send={async ({ isRemembered, ...credentials }) => {
        try {
          const user = await session.signIn(credentials);
          if (!isAgain) rememberSession(storage, credentials.email, isRemembered);
          onSignedIn?.(user);
        } catch (error) {
          if (!isCodeNeeded(error)) throw error;
          onCodeNeeded({ ...credentials, ...(!isAgain && { isRemembered }) });
        }
      }}
      explain={() => t('signIn.failed')}
    >
      <EmailField autoComplete="username" isFirst={!hasAddress} isFixed={isAgain} />
      <div className={styles.password}>
        <PasswordField autoComplete="current-password" isFirst={hasAddress} />
        {forgotPath && (
          <Link className={styles.forgot} to={forgotPath}>
            <bdi>{t('signIn.forgot')}</bdi>
          </Link>
        )}
      </div>
      {!isAgain && <CheckField name="isRemembered" label={t('signIn.remember')} />}
    </ApiForm>
  );
}
