import { Alert } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiForm } from '../session/ApiForm';
import { EmailField, issuesOnly, useFieldChecks } from '../session/accountFields';
import { usePost } from '../session/usePost';
import { MessagePage } from './MessagePage';
import styles from './NotifyPage.module.css';

/** Something is being built; it takes addresses for a note when it is there. */
export default function ComingSoonPage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage picture="calendar" title={t('misc.comingSoon.title')} text={t('misc.comingSoon.text')}>
      <NotifyForm page="coming-soon" />
    </MessagePage>
  );
}

/** Takes the address of a person who wants that note. */
export function NotifyForm({ page }: { page: string }) {
  const { t } = useTranslation('shell');
  const { wrongEmail } = useFieldChecks();
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
          check={({ email }) => issuesOnly({ email: wrongEmail(email) })}
          send={send}
        >
          <EmailField />
        </ApiForm>
      )}
    </div>
  );
}
