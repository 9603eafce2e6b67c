import { ClipboardCopy, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Registry } from 'shared/contract';
import { Button, Icon, SideDrawer } from 'shared/ui';
import { useShell } from '../apps/AppHost';
import { inlinedRegistry } from '../apps/registry/pageRegistry';
import { useReleaseState, useTabChoices } from '../apps/shellState';
import { useWholeRegistry } from '../apps/useWholeRegistry';
import { useRestoreFocus } from '../common/useRestoreFocus';
import { AppList } from './AppList';
import styles from './Inspector.module.css';
import { MalformedRows } from './MalformedRows';
import { useAppReports } from './useAppReports';
import { useCopyReport } from './useCopyReport';

/** What of each app runs in this tab, since when and from where; and what may be changed of it for this tab alone. */
export default function Inspector({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const reports = useAppReports();
  const { registry, malformed } = useReleaseState();
  const { isSafe } = useTabChoices();
  const { tab } = useShell();
  const copy = useCopyReport(reports);
  useRestoreFocus();
  useWholeRegistry();

  return (
    <SideDrawer
      open
      mask={false}
      onClose={onClose}
      title={t('inspector.title')}
      size="min(560px, 100vw)"
      styles={{ body: { padding: 0 } }}
      footer={
        <div className={styles.foot}>
          <Button icon={<Icon of={ClipboardCopy} />} onClick={() => void copy()}>
            {t('inspector.copy')}
          </Button>
          {!isSafe && (
            <Button type="text" icon={<Icon of={LifeBuoy} />} onClick={() => tab.change({ isSafe: true, on: [] })}>
              {t('inspector.safe')}
            </Button>
          )}
        </div>
      }
    >
      <AboutShell shell={inlinedRegistry().registry.shell} revision={registry.revision} />
      {malformed.length > 0 && (
        <ul className={styles.list}>
          <MalformedRows apps={malformed} />
        </ul>
      )}
      <AppList reports={reports} />
    </SideDrawer>
  );
}

function AboutShell({ shell, revision }: { shell: Registry['shell']; revision: number }) {
  const { t } = useTranslation('shell');
  return (
    <dl className={styles.about}>
      <div>
        <dt>{t('inspector.shell')}</dt>
        <dd>
          <bdi dir="ltr">{shell.release}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('inspector.host')}</dt>
        <dd>{shell.host}</dd>
      </div>
      <div>
        <dt>{t('inspector.registry')}</dt>
        <dd>{revision}</dd>
      </div>
    </dl>
  );
}
