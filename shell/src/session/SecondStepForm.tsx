import type { SessionUser } from '@atrium/sdk/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../apps/ShellServices';
import { Button } from '../common/Button';
import { ApiForm } from './ApiForm';
import { issuesOnly } from './accountFields';
import { TextField } from './formFields';
import { rememberSession } from './rememberMe';
import styles from './SecondStepForm.module.css';
import type { EnteredCredentials } from './SignInForm';

interface Props {
  entered: EnteredCredentials;
  onSignedIn?: ((user: SessionUser) => void) | undefined;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the person's app, or one of their recovery codes. */
export default function SecondStepForm({ entered, onSignedIn, onBack }: Props) {
  const { t } = useTranslation('shell');
  const { session, storage } = useShellServices().services;
  const [isRecovery, setRecovery] = useState(false);
  const { email, password, isRemembered } = entered;

  return (
    <>
      <ApiForm
        key={String(isRecovery)}
        name="secondStep"
        submit={t('secondStep.submit')}
        initialValues={{ code: '' }}
        check={({ code }) => issuesOnly({ code: code.trim() ? undefined : t('secondStep.missing') })}
        send={async ({ code }) => {
          const user = await session.signIn({ email, password, code });
          if (isRemembered !== undefined) rememberSession(storage, email, isRemembered);
          onSignedIn?.(user);
        }}
        explain={() => t('signIn.failed')}
      >
        {isRecovery ? (
          <TextField
            name="code"
            label={t('secondStep.recoveryCode')}
            hint={t('secondStep.recoveryHint')}
            autoComplete="off"
            isFirst
          />
        ) : (
          <TextField
            name="code"
            label={t('secondStep.code')}
            hint={t('secondStep.hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            isFirst
          />
        )}
      </ApiForm>
      <div className={styles.ways}>
        <Button kind="link" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('secondStep.useApp') : t('secondStep.useRecovery')}
        </Button>
        <Button kind="link" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
      </div>
    </>
  );
}
