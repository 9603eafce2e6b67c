import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Button, SearchInput, useFormat } from 'shared/ui';
import { labelOf } from '../navigation/menu';
import { AppRow } from './AppRow';
import { type AppReport, matchingReports } from './appReports';
import styles from './Inspector.module.css';

/** More than a screen holds: from so many on, apps are searched, and drawn in steps. */
const step = 25;

/** Every app of the tab in a line. */
export function AppList({ reports }: { reports: readonly AppReport[] }) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const language = useRuntime().languages.get();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(step);
  const found = matchingReports(reports, query, ({ manifest, state }) => [
    labelOf(manifest, manifest.title, language),
    t(`inspector.state.${state}`),
  ]);
  const left = found.length - limit;

  return (
    <>
      {reports.length > step && (
        <div className={styles.filter}>
          <SearchInput label={t('inspector.filter')} value={query} onSearch={setQuery} />
          <p className={styles.none} role="status">
            {found.length === 0 && t('inspector.none')}
          </p>
        </div>
      )}
      <ul className={styles.list}>
        {found.slice(0, limit).map((report) => (
          <AppRow key={report.id} report={report} />
        ))}
      </ul>
      {left > 0 && (
        <Button type="text" block onClick={() => setLimit(limit + step)}>
          {t('inspector.more', { number: number(left) })}
        </Button>
      )}
    </>
  );
}
