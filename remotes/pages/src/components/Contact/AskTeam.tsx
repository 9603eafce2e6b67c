import { Button, Icon } from '@atrium/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AskTeam.module.css';
import { useMailToTeam } from './useMailToTeam';

/** The way to a person; nothing where no app can write a mail. */
export function AskTeam({ subject }: { subject: string }) {
  const { t } = useTranslation('pages');
  const mail = useMailToTeam();
  if (!mail) return null;
  return (
    <section className={styles.ask} aria-labelledby="ask-team">
      <div>
        <h2 id="ask-team" className={styles.title}>
          {t('ask.title')}
        </h2>
        <p className={styles.text}>{t('ask.text')}</p>
      </div>
      <Button icon={<Icon of={Mail} />} onClick={() => void mail(subject)}>
        {t('ask.write')}
      </Button>
    </section>
  );
}
