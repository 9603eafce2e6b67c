import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import { useFailedCommand } from '../loading/commandFaults';
import { AppFault } from './AppFault';
import styles from './CommandFault.module.css';
import { useReleases } from './releases';

/** The fault card of an app that a command needed, over the page one is on. */
export function CommandFault() {
  const { t } = useTranslation('shell');
  const releases = useReleases();
  const { failed, dismiss } = useFailedCommand();
  const release = releases.get(failed?.id.split('.')[0] ?? '');
  if (!failed || !release) return null;
  return (
    <aside className={styles.window}>
      <div className={styles.close}>
        <IconButton label={t('shortcuts.close')} icon={X} onClick={dismiss} />
      </div>
      <AppFault release={release} error={failed.error} onRetry={failed.retry} isSmall />
    </aside>
  );
}
