import { Alert } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiForm } from '../session/ApiForm';
import { EmailField, issuesOnly } from '../session/accountFields';
import { useFieldChecks } from '../session/useFieldChecks';
import { usePost } from '../session/usePost';
import { MessagePage } from './MessagePage';
import styles from './NotifyPage.module.css';

const pages = {
  comingSoon: { picture: 'calendar', name: 'coming-soon' },
  maintenance: { picture: 'time', name: 'maintenance' },
} as const;

/** Something is not available yet, or not at the moment; takes addresses for a notice once it is. */
export default function NotifyPage({ page }: { page: keyof typeof pages }) {
  const { t } = useTranslation('shell');
  const { picture, name } = pages[page];
  return (
    <MessagePage picture={picture} title={t(`misc.${page}.title`)} text={t(`misc.${page}.text`)}>
      <NotifyForm page={name} />
    </MessagePage>
  );
}

function NotifyForm({ page }: { page: string }) {
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
