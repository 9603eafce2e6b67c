import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from 'shared/runtime/page';
import { Alert } from 'shared/ui/light';
import { usePage } from '../context/PageContext';
import { Button } from '../controls/Button';
import styles from './DemoAccounts.module.css';

const accounts = [
  { role: 'admin', email: 'admin@demo.com', password: 'admin' },
  { role: 'client', email: 'client@demo.com', password: 'client' },
] as const;

type Account = (typeof accounts)[number];

/** The accounts of the demo: one click signs in. */
export function DemoAccounts({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const { t } = useTranslation('shell');
  const { session } = usePage().services;
  const [entering, setEntering] = useState<Account | null>(null);
  const [failure, setFailure] = useState('');

  async function enter(account: Account) {
    setEntering(account);
    setFailure('');
    try {
      onSignedIn(await session.signIn({ email: account.email, password: account.password }));
    } catch (error) {
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
