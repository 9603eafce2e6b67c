import { useRuntime } from '@atrium/sdk';
import { Icon, IconSvg, Pill, type PillTone, SearchInput, useFormat } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '../common/labelOf';
import { AppDetails } from './AppDetails';
import { type AppReport, type AppState, matchingReports } from './appReports';
import styles from './Inspector.module.css';

const filterFrom = 25;

export function AppList({ reports }: { reports: readonly AppReport[] }) {
  const { t } = useTranslation('shell');
  const language = useRuntime().languages.get();
  const [query, setQuery] = useState('');
  const found = matchingReports(reports, query, ({ manifest, state }) => [
    labelOf(manifest, manifest.title, language),
    t(`inspector.state.${state}`),
  ]);

  return (
    <>
      {reports.length > filterFrom && (
        <div className={styles.filter}>
          <SearchInput label={t('inspector.filter')} value={query} onSearch={setQuery} />
          <p className={styles.none} role="status">
            {found.length === 0 && t('inspector.none')}
          </p>
        </div>
      )}
      <ul className={styles.list}>
        {found.map((report) => (
          <AppRow key={report.id} report={report} />
        ))}
      </ul>
    </>
  );
}

const tones: Record<AppState, PillTone> = {
  off: 'amber',
  idle: 'neutral',
  loading: 'blue',
  ready: 'green',
  active: 'green',
  failed: 'red',
};

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function AppRow({ report }: { report: AppReport }) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const language = useRuntime().languages.get();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { manifest, release, state, override, skipped, ms, bytes } = report;
  const measured = [
    ms === undefined ? '' : number(Math.round(ms), { style: 'unit', unit: 'millisecond' }),
    bytes === undefined ? '' : number(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }),
  ].filter(Boolean);

  return (
    <li className={styles.app}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSvg nodes={manifest.icons[manifest.icon] ?? []} />
        <span className={styles.who}>
          <span className={styles.name}>{labelOf(manifest, manifest.title, language)}</span>
          <span className={styles.faint}>{manifest.owner.team}</span>
        </span>
        <span className={styles.what}>
          <span className={styles.pills}>
            {override && <Pill tone="plum">{t('inspector.state.overridden')}</Pill>}
            {skipped.length > 0 && <Pill tone="amber">{t('inspector.state.skipped')}</Pill>}
            <Pill tone={tones[state]} dot>
              {t(`inspector.state.${state}`)}
            </Pill>
          </span>
          <bdi dir="ltr" className={styles.faint}>
            {[release.release, ...measured].join(' · ')}
          </bdi>
        </span>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
      </button>
      <div id={details}>
        {isOpen && (
          <div ref={reveal}>
            <AppDetails report={report} />
          </div>
        )}
      </div>
    </li>
  );
}
