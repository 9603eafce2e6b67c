import type { SessionUser } from '@atrium/sdk/page';
import { Alert } from '@atrium/ui/light';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../apps/ShellServices';
import { Button } from '../common/Button';
import styles from './DemoAccounts.module.css';
import { type EnteredCredentials, isCodeNeeded } from './SignInForm';

const accounts = [
  { role: 'admin', email: 'admin@demo.com', password: 'admin' },
  { role: 'client', email: 'client@demo.com', password: 'client' },
] as const;

type Account = (typeof accounts)[number];

interface Props {
  onSignedIn: (user: SessionUser) => void;
  onCodeNeeded: (entered: EnteredCredentials) => void;
}

/** The accounts of the demo: one click signs in. */
export function DemoAccounts({ onSignedIn, onCodeNeeded }: Props) {
  const { t } = useTranslation('shell');
  const { session } = useShellServices().services;
  const [entering, setEntering] = useState<Account | null>(null);
  const [failure, setFailure] = useState('');

  async function enter(account: Account) {
    setEntering(account);
    setFailure('');
    const { email, password } = account;
    try {
      onSignedIn(await session.signIn({ email, password }));
    } catch (error) {
      if (isCodeNeeded(error)) return onCodeNeeded({ email, password });
      // Its password may have been changed in this browser.
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setEntering(null);
    }
  }

  return (
    <section className={styles.accounts} aria-label={t('signIn.demoTitle')}>
      <h2 className={styles.title}>{t('signIn.demoTitle')}</h2>
      <div className={styles.buttons}>
        {accounts.map((account) => (
          <Button
            key={account.role}
            className={styles.account}
            isBusy={entering === account}
            disabled={entering !== null && entering !== account}
            onClick={() => void enter(account)}
          >
            <span className={styles.name}>
              <b>{t(`roles.${account.role}`)}</b>
              <span>
                {account.email} / {account.password}
              </span>
            </span>
          </Button>
        ))}
      </div>
      {failure && <Alert type="error" title={failure} />}
    </section>
  );
}
