import { Alert } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../auth/fields';
import { onlyWrong, useChecks } from '../auth/useChecks';
import { usePost } from '../auth/usePost';
import { ApiForm } from '../form/ApiForm';
import styles from './NotifyForm.module.css';

/** Takes the address of a person who wants that note. */
export function NotifyForm({ page }: { page: string }) {
  const { t } = useTranslation('shell');
  const { wrongEmail } = useChecks();
  const post = usePost();
  const [knownAs, setKnownAs] = useState('');

  const send = async ({ email }: { email: string }) => {
    await post('/misc/notify', { email, page });
    setKnownAs(email);
  };

  return (
    <div className={styles.notify}>
      <div role="status">{knownAs && <Alert type="success" title={t('misc.notify.done', { email: knownAs })} />}</div>
      {!knownAs && (
        <ApiForm
          name="notify"
          submit={t('misc.notify.submit')}
          initialValues={{ email: '' }}
          check={({ email }) => onlyWrong({ email: wrongEmail(email) })}
          send={send}
        >
          <EmailField />
        </ApiForm>
      )}
    </div>
  );
}
