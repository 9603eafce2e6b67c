import { useRuntime } from '@atrium/sdk';
import { Button, Icon, useToast } from '@atrium/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AskTeam.module.css';

const team = 'help@atrium.example';

/** Starts an email to the team in the app that writes emails; undefined where there is none. */
export function useMailToTeam(): ((subject: string) => Promise<void>) | undefined {
  const { t } = useTranslation('pages');
  const { commands } = useRuntime();
  const toast = useToast();
  if (!commands.has('email.compose')) return undefined;
  return async (subject) => {
    try {
      await commands.run('email.compose', { to: [team], subject });
    } catch {
      toast.error(t('ask.failed', { address: team }));
    }
  };
}

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
