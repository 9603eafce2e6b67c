import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

const team = 'help@atrium.example';

/** Begins a mail to the team in the app that writes mails; undefined where there is none. */
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
