import { type AuditEntry, type AuditFilter, auditKinds } from '@atrium/core/api/organisation';
import { usePeople, useRuntime } from '@atrium/sdk';
import { Alert, Button, EmptyState, Icon, Pill, type PillTone, Toolbar, toDay, useFormat } from '@atrium/ui';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  DateFilter,
  ExportButton,
  type TableParams,
  type TableParamsControl,
  useListPage,
} from '@atrium/ui/table';
import { Clock, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAuditQuery, useLazyGetAuditQuery } from '../../api/organisationApi';
import styles from './Organisation.module.css';

const RetentionDialog = lazy(() => import('./RetentionDialog'));

const filters = ['kind', 'person', 'period'] as const;

const toFilter = ({ filters: { kind, person, period } }: Pick<TableParams, 'filters'>): AuditFilter => ({
  ...(kind && { kind }),
  ...(person && { person }),
  ...(period && { period }),
});

/** Rows of a table have numbers: an entry goes by its place on the page. */
type AuditRow = Omit<AuditEntry, 'id'> & { id: number };

function AuditFilters({ table }: { table: TableParamsControl }) {
  const { t } = useTranslation('users');
  const people = usePeople();
  const filter = (name: (typeof filters)[number]) => ({
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <>
      <ChoiceFilter
        label={t('audit.what')}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
        {...filter('kind')}
      />
      <ChoiceFilter
        label={t('audit.who')}
        options={people.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        {...filter('person')}
      />
      <DateFilter label={t('audit.when')} {...filter('period')} />
    </>
  );
}

const tones: Partial<Record<AuditEntry['kind'], PillTone>> = {
  signInFailed: 'red',
  deleted: 'red',
  roles: 'amber',
  tokens: 'amber',
  exports: 'blue',
};

/** The records of an entry in words: the first by its name, and how many there are besides. */
function useRecordsText(): (entry: AuditRow) => string {
  const { t } = useTranslation('users');
  return ({ records, count, details }) => {
    const [first] = records;
    if (!first) return details?.list ?? '';
    const name = first.label ?? `${first.table} ${first.id}`;
    return count > 1 ? t('audit.andMore', { name, count: count - 1 }) : name;
  };
}

function useAuditColumns(): Column<AuditRow>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  const recordsOf = useRecordsText();
  const personOf = ({ person }: AuditRow) => person?.name ?? t('audit.nobody');
  return [
    { key: 'at', title: t('audit.when'), text: ({ at }) => at, render: ({ at }) => format.dateTime(at) },
    {
      key: 'person',
      title: t('audit.who'),
      text: personOf,
      alsoText: [{ title: t('audit.token'), text: ({ token }) => token?.name }],
      render: (entry) => (
        <>
          <bdi>{personOf(entry)}</bdi> {entry.token && <Pill>{entry.token.name}</Pill>}
        </>
      ),
    },
    {
      key: 'kind',
      title: t('audit.what'),
      text: ({ kind }) => t(`audit.kind.${kind}`),
      alsoText: [{ title: t('audit.call'), text: ({ call }) => call }],
      render: ({ kind }) => <Pill tone={tones[kind] ?? 'neutral'}>{t(`audit.kind.${kind}`)}</Pill>,
    },
    { key: 'records', title: t('audit.records'), text: recordsOf, render: (entry) => <bdi>{recordsOf(entry)}</bdi> },
    {
      key: 'ip',
      title: t('audit.from'),
      hideBelow: 'medium',
      text: ({ ip }) => ip,
      alsoText: [{ title: t('audit.agent'), text: ({ agent }) => agent }],
      render: ({ ip }) => ip,
    },
  ];
}

function EntryDetails({ entry }: { entry: AuditRow }) {
  const { t } = useTranslation('users');
  const { app, call, via, agent, request, records, count, details = {} } = entry;
  const facts = [
    [t('audit.call'), `${app} · ${call}`],
    [t('audit.via'), via],
    [t('audit.agent'), agent],
    [t('audit.request'), request],
    ...Object.entries(details),
  ].filter(([, value]) => value);
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {records.length > 0 && (
        <ul className={styles.records}>
          {records.map(({ table, id, change, label, fields }) => (
            <li key={`${table} ${id}`}>
              {t(`audit.change.${change}`)} <code dir="ltr">{`${table} ${id}`}</code> {label && <bdi>{label}</bdi>}
              {fields && <span className={styles.quiet}> {fields.join(', ')}</span>}
            </li>
          ))}
          {count > records.length && <li>{t('audit.more', { count: count - records.length })}</li>}
        </ul>
      )}
    </div>
  );
}

function useAuditList() {
  const { clock } = useRuntime();
  const [getAudit] = useLazyGetAuditQuery();
  const first = useGetAuditQuery({ perPage: 1 });
  const list = useListPage({
    name: 'audit',
    filters,
    columns: useAuditColumns(),
    toFilter,
    useQuery: useGetAuditQuery,
    load: (query) => getAudit(query).unwrap(),
    read: ({ entries, total }): { rows: AuditRow[]; total: number } => ({
      rows: entries.map((entry, place) => ({ ...entry, id: place })),
      total,
    }),
    fileName: `audit-${toDay(clock.now())}`,
  });
  return { ...list, isKept: first.data?.isKept !== false };
}

/** Who did what, when, from where and by which token. */
export default function AuditTab() {
  const { t } = useTranslation('users');
  const [isSetting, setSetting] = useState(false);
  const { table, tableProps, isExporting, exportAll, isKept } = useAuditList();
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  return (
    <>
      {!isKept && (
        <div className={styles.notice}>
          <Alert type="info" title={t('organisation.demo')} description={t('audit.demoText')} />
        </div>
      )}
      <Toolbar
        label={t('list.toolbar')}
        end={
          <>
            <Button type="text" icon={<Icon of={Clock} />} onClick={() => setSetting(true)}>
              {t('audit.retention')}
            </Button>
            <ExportButton label={t('list.export')} icon={Upload} isExporting={isExporting} onExport={exportAll} />
          </>
        }
      >
        <AuditFilters table={table} />
      </Toolbar>
      <DataTable
        label={t('organisation.tab.audit')}
        {...shown}
        renderMore={(entry) => <EntryDetails entry={entry} />}
        empty={<EmptyState picture="lock" title={t('audit.empty')} text={t('audit.emptyText')} />}
      />
      {isSetting && (
        <Suspense>
          <RetentionDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </>
  );
}
