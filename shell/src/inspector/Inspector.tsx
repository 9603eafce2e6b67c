import type { Registry } from '@atrium/contract';
import { Button, Icon, Pill, SideDrawer } from '@atrium/ui';
import { ClipboardCopy, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppHost, useReleaseState, useTabChoices, useWholeRegistry } from '../apps/AppHost';
import { inlinedRegistry } from '../apps/registry/pageRegistry';
import type { MalformedApp } from '../apps/registry/readRegistry';
import { useRestoreFocus } from '../common/useRestoreFocus';
import { useValue } from '../common/ValueStore';
import { AppList } from './AppList';
import { type AppReport, appReports } from './appReports';
import { useCopyReport } from './bugReport';
import styles from './Inspector.module.css';
import { bytesBelow, sharesOf } from './pageSources';

/** The releases that run in this tab and their origins, with actions for this tab alone. */
export default function Inspector({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const reports = useAppReports();
  const { registry, malformed } = useReleaseState();
  const { isSafe } = useTabChoices();
  const { tab } = useAppHost();
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

/** Unusable entries of the registry with the reasons, for the app's team, in the wording of the publication gate. */
export function MalformedRows({ apps }: { apps: readonly MalformedApp[] }) {
  const { t } = useTranslation('shell');
  return apps.map(({ app, issue, isLeftOut }) => (
    <li key={app} className={styles.malformed}>
      <div className={styles.who}>
        <bdi dir="ltr" className={styles.name}>
          {app}
        </bdi>
        <span lang="en" dir="ltr" className={styles.faint}>
          {issue}
        </span>
      </div>
      <Pill tone="red" dot>
        {t(isLeftOut ? 'inspector.state.leftOut' : 'inspector.state.liveLeftOut')}
      </Pill>
    </li>
  ));
}

function useAppReports(): AppReport[] {
  const statuses = useValue(useAppHost().loader.instances.statuses);
  return appReports({ inUse: useReleaseState(), choices: useTabChoices(), statuses, bytesBelow, sharesOf });
}
