import { IconButton } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../context/ShellContext';
import { useFailedCommand, useReleases } from '../context/shellState';
import { AppFault } from './AppFault';
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
