import {
  EmptyState,
  ErrorState,
  IconButton,
  LoadingRows,
  Page,
  SearchInput,
  Section,
  Toolbar,
  toPlainText,
} from '@atrium/ui';
import { DataTable } from '@atrium/ui/table';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChangeList } from '../../components/ChangeList';
import { useAppName } from '../../components/ReleaseMarks';
import { SourceNotice } from '../../components/SourceNotice';
import type { AppRow } from '../../model/appRows';
import { type Releases, useReleases } from '../../state/useReleases';
import { useAppColumns } from './useAppColumns';

const usualPerPage = 25;

function useSearch(rows: readonly AppRow[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const nameOf = useAppName();
  const q = search.get('q') ?? '';
  const text = toPlainText(q.trim());
  const isFound = (row: AppRow) =>
    [row.id, nameOf(row), row.manifest?.owner?.team ?? '', ...row.releases.map(({ release }) => release)].some((word) =>
      toPlainText(word).includes(text),
    );
  return {
    q,
    find: (next: string) => setSearch(next ? { q: next } : {}, { replace: true }),
    found: text ? rows?.filter(isFound) : rows,
  };
}

function AppTable({ rows, source, days, figuresError, refetch, isFetching }: Releases) {
  const { t } = useTranslation('releases');
  const { q, find, found } = useSearch(rows);
  const [{ page, perPage }, setPlace] = useState({ page: 1, perPage: usualPerPage });
  const columns = useAppColumns();
  return (
    <>
      <SourceNotice source={source} figuresError={figuresError} refetch={refetch} />
      <Toolbar label={t('toolbar')}>
        <SearchInput
          label={t('search')}
          value={q}
          onSearch={(next) => {
            find(next);
            setPlace({ page: 1, perPage });
          }}
        />
      </Toolbar>
      <DataTable
        label={days === undefined ? t('apps') : t('appsOfDays', { count: days })}
        columns={columns}
        rows={found?.slice((page - 1) * perPage, page * perPage)}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/apps/releases/${id}`}
        total={found?.length ?? 0}
        page={page}
        perPage={perPage}
        onPage={(next, size) => setPlace({ page: next, perPage: size })}
        isStale={isFetching}
        isFiltered={q !== ''}
        onClear={() => find('')}
        empty={<EmptyState picture="document" title={t('none.title')} text={t('none.text')} />}
      />
    </>
  );
}

/** Everything that is released: what is live, who has it, what was changed last. */
export default function ReleaseListPage() {
  const { t } = useTranslation('releases');
  const releases = useReleases();
  const { registry, error, isFetching, refetch } = releases;
  return (
    <Page
      title={t('title')}
      width="wide"
      actions={<IconButton label={t('refresh')} icon={RefreshCw} onClick={refetch} disabled={isFetching} />}
    >
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('failed')} />
      ) : registry === undefined ? (
        <LoadingRows shape="line" />
      ) : registry === null ? (
        <EmptyState picture="document" title={t('none.title')} text={t('none.text')} />
      ) : (
        <>
          <AppTable {...releases} />
          <Section title={t('changes.title')}>
            <ChangeList changes={registry.changes ?? []} />
          </Section>
        </>
      )}
    </Page>
  );
}
