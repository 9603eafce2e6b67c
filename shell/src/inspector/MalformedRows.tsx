import { useTranslation } from 'react-i18next';
import { Pill } from 'shared/ui';
import type { MalformedApp } from '../apps/registry/readRegistry';
import styles from './Inspector.module.css';

/** What of the registry cannot be used, and why: for the team of the app, so the reasons are in the gate's own words. */
export function MalformedRows({ apps }: { apps: readonly MalformedApp[] }) {
  const { t } = useTranslation('shell');
  return apps.map(({ app, problem, isLeftOut }) => (
    <li key={app} className={styles.malformed}>
      <div className={styles.who}>
        <bdi dir="ltr" className={styles.name}>
          {app}
        </bdi>
        <span lang="en" dir="ltr" className={styles.faint}>
          {problem}
        </span>
      </div>
      <Pill tone="red" dot>
        {t(isLeftOut ? 'inspector.state.leftOut' : 'inspector.state.liveLeftOut')}
      </Pill>
    </li>
  ));
}
