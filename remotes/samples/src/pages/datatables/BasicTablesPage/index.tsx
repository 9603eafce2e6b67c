import { type Language, languages } from '@atrium/contract';
import type { Employee } from '@atrium/core/api';
import { useRuntime } from '@atrium/sdk';
import { SearchInput, SelectionBar, Toolbar } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { DataTable, useRowSelection } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../../components/Employees/ExportMenu';
import { usePagedEmployees } from '../../../components/Employees/usePagedEmployees';
import { OwnExamples } from '../../../components/ExampleCard';
import { findEverywhere, statusOf } from '../../../model/employee';
import styles from './BasicTablesPage.module.css';
import expandSource from './ExpandTable?source';
import exportSource from './ExportTable?source';
import languageSource from './LanguageTable?source';
import plainSource from './PlainTable?source';

/** Search over all columns; exports matches or the selection. */
function ExportTable() {
  const { t } = useTranslation('samples');
  const [query, setQuery] = useState('');
  const statusName = (row: Employee) => t(`employee.statuses.${statusOf(row).name}`);
  const { found, tableProps } = usePagedEmployees({
    label: t('employee.toExport'),
    find: (rows) => findEverywhere(rows, query, statusName),
  });
  const selection = useRowSelection({
    scope: query,
    total: found.length,
    pageKeys: (tableProps.rows ?? []).map(({ id }) => id),
  });
  const keys = new Set(selection.keys);
  const chosen = selection.isAll
    ? found.filter(({ id }) => !selection.except?.includes(String(id)))
    : found.filter(({ id }) => keys.has(String(id)));
  return (
    <>
      <Toolbar label={t('employee.tools')}>
        <SearchInput label={t('employee.search')} value={query} onSearch={setQuery} />
        <ExportMenu rows={found} columns={tableProps.columns} />
      </Toolbar>
      <DataTable {...tableProps} selection={selection} isFiltered={query !== ''} onClear={() => setQuery('')} />
      <SelectionBar
        count={selection.count}
        total={found.length}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
      >
        <ExportMenu rows={chosen} columns={tableProps.columns} />
      </SelectionBar>
    </>
  );
}

/** Heads, states, days and amounts follow the page's language; changed here as in the navbar. */
function LanguageTable() {
  const { t, i18n } = useTranslation('samples');
  const runtime = useRuntime();
  const { tableProps } = usePagedEmployees({ label: t('employee.inLanguages'), perPage: 5 });
  const nameOf = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return (
    <>
      <Segmented<Language>
        aria-label={t('employee.language')}
        value={languages.find((language) => language === i18n.language) ?? 'en'}
        options={languages.map((value) => ({ value, label: <span lang={value}>{nameOf(value)}</span> }))}
        onChange={(language) => void runtime.languages.set(language)}
      />
      <DataTable {...tableProps} />
    </>
  );
}

function ExpandTable() {
  const { t } = useTranslation('samples');
  const { tableProps } = usePagedEmployees({ label: t('employee.toUnfold'), perPage: 5 });
  return <DataTable {...tableProps} renderMore={(row) => <Details employee={row} />} />;
}

function Details({ employee: { city, experience, email } }: { employee: Employee }) {
  const { t } = useTranslation('samples');
  return (
    <dl className={styles.details}>
      <dt>{t('employee.city')}</dt>
      <dd>{city}</dd>
      <dt>{t('employee.experience')}</dt>
      <dd lang="en">{experience}</dd>
      <dt>{t('employee.email')}</dt>
      <dd>{email}</dd>
    </dl>
  );
}

/** Sortable, ten rows a page, without configuration. */
function PlainTable() {
  const { t } = useTranslation('samples');
  const { tableProps } = usePagedEmployees({ label: t('employee.all') });
  return <DataTable {...tableProps} />;
}

export default function BasicTablesPage() {
  return (
    <OwnExamples
      texts="datatables.basic"
      examples={[
        { name: 'plainTable', of: PlainTable, source: plainSource },
        { name: 'exportTable', of: ExportTable, source: exportSource },
        { name: 'expandTable', of: ExpandTable, source: expandSource },
        { name: 'languageTable', of: LanguageTable, source: languageSource },
      ]}
    />
  );
}
