import { useApps, useCan } from '@atrium/sdk';
import { Icon, IconSvg, Pill, Section, useTheme } from '@atrium/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useProgressiveCount } from '../hooks/useProgressiveCount';
import { labelOf } from '../model/menu';
import styles from './AccessibleApps.module.css';

/** Every app of the product, with the way into those that the person's rules open. */
export function AccessibleApps() {
  const { t } = useTranslation('shell');
  const { language } = useTheme();
  const apps = useApps();
  const can = useCan();
  const entries = apps.flatMap((manifest) => {
    const [entry] = manifest.paths;
    return entry ? [{ manifest, entry }] : [];
  });
  const { count, end } = useProgressiveCount(entries.length);

  return (
    <Section title={t('access.apps')} text={t('access.appsText')}>
      <ul className={styles.apps}>
        {entries.slice(0, count).map(({ manifest, entry }) => {
          const isOpen = can(entry.requires);
          const name = labelOf(manifest, manifest.title, language);
          return (
            <li key={manifest.id} className={styles.app}>
              <IconSvg nodes={manifest.icons[manifest.icon] ?? []} />
              <span className={styles.name}>{isOpen ? <Link to={entry.path}>{name}</Link> : name}</span>
              {isOpen ? (
                <Pill tone="green">{t('access.open')}</Pill>
              ) : (
                <Pill>
                  <Icon of={Lock} /> {t('access.closed')}
                </Pill>
              )}
            </li>
          );
        })}
      </ul>
      {count < entries.length && <div ref={end} />}
    </Section>
  );
}
