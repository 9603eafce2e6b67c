import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../Confirm/useConfirm';
import { useFormat } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import { useToast } from '../Toast/toastContext';
import { RowMenu } from './RowMenu';
import type { Column } from './tableProps';

/** Facts about a deleted record, as `BinFacts` of a backend has them. */
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

interface BinActions<Row> {
  /** Name of a record in a sentence: "Anna Meier", "Invoice 4987". */
  nameOf: (row: Row) => string;
  restore: (row: Row) => Promise<unknown>;
  purge: (row: Row) => Promise<unknown>;
  /** Description of what is lost with a record that is deleted permanently. */
  lossText: string;
  /** Reads whatever a call was refused with. */
  explain: (error: unknown) => string;
}

/** Brings records back or deletes them for good, after a question; each says what came of it. */
function useBinActions<Row>({ nameOf, restore, purge, lossText, explain }: BinActions<Row>) {
  const { t } = useTranslation('kit');
  const toast = useToast();
  const confirm = useConfirm();
  const reportCall = (call: Promise<unknown>, said: string) =>
    call.then(() => toast.success(said)).catch((error: unknown) => toast.error(explain(error)));

  return {
    restore: (row: Row) => reportCall(restore(row), t('bin.restored', { name: nameOf(row) })),
    async purge(row: Row) {
      const name = nameOf(row);
      const question = {
        title: t('bin.purgeTitle', { name }),
        text: lossText,
        confirm: t('bin.purge'),
        isDanger: true,
      };
      if (await confirm(question)) await reportCall(purge(row), t('bin.purged', { name }));
    },
  };
}
