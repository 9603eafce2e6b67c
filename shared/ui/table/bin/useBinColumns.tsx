import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat';
import { Icon } from '../../Icon/Icon';
import type { Column } from '../column';
import { RowMenu } from '../RowMenu';
import { type BinActions, useBinActions } from './useBinActions';

/** What a bin says of a record, as `BinFacts` of a backend has it. */
export interface BinRow {
  id: number;
  deletedAt: string;
  deletedBy: string | null;
  daysLeft: number;
}

export interface BinColumnsOptions<Row extends BinRow> extends BinActions<Row> {
  /** The present moment, in milliseconds. */
  now: number;
}

/** The columns that every list of deleted records has after its own: when, by whom, for how long, and the ways out. */
export function useBinColumns<Row extends BinRow>({ now, ...actions }: BinColumnsOptions<Row>): Column<Row>[] {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const { restore, purge } = useBinActions(actions);
  return [
    {
      key: 'deletedAt',
      title: t('bin.deleted'),
      text: ({ deletedAt }) => deletedAt,
      render: ({ deletedAt }) => (
        <time dateTime={deletedAt} title={format.dateTime(deletedAt)}>
          {format.ago(deletedAt, now)}
        </time>
      ),
    },
    {
      key: 'deletedBy',
      title: t('bin.by'),
      text: ({ deletedBy }) => deletedBy ?? '',
      render: ({ deletedBy }) => deletedBy ?? '–',
    },
    {
      key: 'daysLeft',
      title: t('bin.left'),
      align: 'end',
      text: ({ daysLeft }) => daysLeft,
      render: ({ daysLeft }) => <bdi>{t('bin.days', { count: daysLeft })}</bdi>,
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      render: (row) => (
        <RowMenu
          label={t('bin.actions', { name: actions.nameOf(row) })}
          items={[
            {
              key: 'restore',
              label: t('bin.restore'),
              icon: <Icon of={RotateCcw} />,
              onClick: () => void restore(row),
            },
            {
              key: 'purge',
              label: t('bin.purge'),
              icon: <Icon of={Trash2} />,
              danger: true,
              onClick: () => void purge(row),
            },
          ]}
        />
      ),
    },
  ];
}
