import { Icon, useFormat } from '@atrium/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Oddity } from '../../model/ics/icsEvent';
import type { ImportRow } from '../../model/ics/planImport';
import styles from './ImportDialog.module.css';

const maxNamed = 3;

/** What is not as the file has it: each warning once, with the events that it is about. */
export function ImportWarnings({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation('importDialog');
  const { list } = useFormat();
  const byOddity = new Map<Oddity, ImportRow[]>();
  for (const row of rows)
    for (const oddity of row.odd) {
      const known = byOddity.get(oddity);
      if (known) known.push(row);
      else byOddity.set(oddity, [row]);
    }
  if (byOddity.size === 0) return null;
  const titlesOf = (found: readonly ImportRow[]) => {
    const named = found.slice(0, maxNamed).map(({ title }) => title || t('untitled'));
    const more = found.length - named.length;
    return list([...named, ...(more > 0 ? [t('moreEvents', { count: more })] : [])]);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ul className={styles.warnings} tabIndex={0} aria-label={t('warnings')}>
      {[...byOddity].map(([oddity, found]) => (
        <li key={oddity} className={styles.odd}>
          <Icon of={TriangleAlert} size={13} />
          <span>
            <bdi className={styles.titles}>{titlesOf(found)}</bdi>{' '}
            <bdi>{t(`oddity.${oddity}`, { names: list([...new Set(found.flatMap(({ lost }) => lost))]) })}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
