import { readApiError, type SessionUser, signInByProvider } from '@atrium/sdk/page';
import { Alert } from '@atrium/ui/light';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityProvider } from '../apps/ShellServices';
import { useShellServices } from '../apps/ShellServices';
import { Button } from '../common/Button';
import styles from './AuthPage.module.css';
import { isProviderResponse } from './identityProvider';

interface Props {
  provider: IdentityProvider;
  onSignedIn: (user: SessionUser) => void;
}

/** Codes with which the API rejects somebody whom the provider accepted. */
const reasons: Readonly<Record<string, 'noEmail' | 'noRole' | 'inactive' | 'linkNeeded' | 'linkByAdmin'>> = {
  noEmail: 'noEmail',
  noRole: 'noRole',
  inactive: 'inactive',
  linkNeeded: 'linkNeeded',
  linkByAdmin: 'linkByAdmin',
};

/** Sign-in by an identity provider: the button, and the handling of the provider's response. */
export default function ProviderSignIn({ provider, onSignedIn }: Props) {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const { isBusy, failure, run } = useReturn({ provider, onSignedIn });

  return (
    <>
      {failure && (
        <div className={styles.before}>
          <Alert type="error" title={failure} />
        </div>
      )}
      <Button kind="primary" isBusy={isBusy} onClick={() => void run(() => provider.redirect(search))}>
        {t('signIn.provider', { name: provider.name })}
      </Button>
    </>
  );
}

/** Completes a sign-in that the provider has answered, once. */
function useReturn({ provider, onSignedIn }: Props) {
  const { t } = useTranslation('shell');
  const { session } = useShellServices().services;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(() => isProviderResponse(search));
  const [failure, setFailure] = useState('');
  const isTaken = useRef(false);

  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      await act();
    } catch (error) {
      console.error(error);
      const reason = reasons[readApiError(error).codes[''] ?? ''] ?? 'providerFailed';
      setFailure(t(`signIn.${reason}`, { name: provider.name }));
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (isTaken.current || !isProviderResponse(search)) return;
    isTaken.current = true;
    void run(async () => {
      navigate('/login', { replace: true });
      const { tokens, to } = await provider.completeSignIn(search);
      navigate(`/login${to}`, { replace: true });
      onSignedIn(await signInByProvider(session, tokens));
    });
  });
  return { isBusy, failure, run };
}
