import { useCan } from '@atrium/sdk';
import { Button, EmptyState, useFormat } from '@atrium/ui';
import { type Column, DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { ErrorFigure, ReleaseName, StatePills } from '../../components/ReleaseMarks';
import type { AppRow, ReleaseRow } from '../../model/appRows';
import { type AskedChange, changeOfRelease } from '../../model/changes';

interface ReleaseTableProps {
  row: AppRow;
  onAsk: (change: AskedChange) => void;
}

function useColumns({ row, onAsk }: ReleaseTableProps): Column<ReleaseRow>[] {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const mayChange = useCan()({ action: 'update', subject: 'Release' });
  const actions: Column<ReleaseRow> = {
    key: 'actions',
    title: '',
    align: 'end',
    render: (found) => {
      const change = changeOfRelease(row, found);
      if (!change) return null;
      return (
        <Button size="small" aria-label={t('makeLiveOf', { release: found.release })} onClick={() => onAsk(change)}>
          {t('makeLive')}
        </Button>
      );
    },
  };
  return [
    { key: 'release', title: t('field.release'), render: ({ release }) => <ReleaseName>{release}</ReleaseName> },
    { key: 'states', title: t('field.states'), render: ({ states }) => <StatePills states={states} /> },
    {
      key: 'published',
      title: t('field.published'),
      render: ({ publishedAt, publishedBy = '' }) =>
        publishedAt ? <bdi>{[format.dateTime(publishedAt), publishedBy].filter(Boolean).join(' · ')}</bdi> : '–',
    },
    { key: 'why', title: t('field.why'), render: ({ why }) => (why ? <bdi>{why}</bdi> : '–') },
    {
      key: 'host',
      title: t('field.host'),
      hideBelow: 'wide',
      render: ({ host }) => <ReleaseName>{host || '–'}</ReleaseName>,
    },
    {
      key: 'people',
      title: t('field.people'),
      align: 'end',
      render: ({ use }) => (use ? format.number(use.people) : '–'),
    },
    { key: 'errors', title: t('field.errors'), align: 'end', render: ({ use }) => <ErrorFigure use={use} /> },
    ...(mayChange ? [actions] : []),
  ];
}

/** The kept releases of an app, the newest first. */
export function ReleaseTable(props: ReleaseTableProps) {
  const { t } = useTranslation('releases');
  const columns = useColumns(props);
  return (
    <DataTable
      label={t('releases')}
      columns={columns}
      rows={props.row.releases}
      rowKey={({ release }) => release}
      empty={<EmptyState picture="document" title={t('none.title')} text={t('none.text')} />}
    />
  );
}
