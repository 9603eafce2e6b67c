import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import { AppFault } from '../apps/AppErrorCard';
import { useShell } from '../apps/AppHost';
import { useFailedCommand, useReleases } from '../apps/shellState';
import styles from './CommandFault.module.css';

/** The fault card of an app that a command needed, over the page one is on. */
export function CommandFault() {
  const { t } = useTranslation('shell');
  const releases = useReleases();
  const failed = useFailedCommand();
  const { commandFaults } = useShell();
  const release = releases.get(failed?.id.split('.')[0] ?? '');
  if (!failed || !release) return null;
  return (
    <aside className={styles.window}>
      <div className={styles.close}>
        <IconButton label={t('shortcuts.close')} icon={X} onClick={commandFaults.dismiss} />
      </div>
      <AppFault release={release} error={failed.error} onRetry={failed.retry} isSmall />
    </aside>
  );
}
