import { Pill, type PillTone, useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SaleRow } from '../../api/schemas';
import styles from './RecordsPage.module.css';

const tones: Record<SaleRow['status'], PillTone> = { Finished: 'green', Pending: 'amber', Rejected: 'red' };

/** The columns of the list; each key is the name that the API sorts by. */
export function useSaleColumns(): Column<SaleRow>[] {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  return [
    {
      key: 'id',
      title: t('records.number'),
      inCard: 'head',
      render: ({ id, link }) => (link ? <Link to={link}>{id}</Link> : <span className={styles.number}>{id}</span>),
    },
    {
      key: 'time',
      title: t('records.time'),
      isSortable: true,
      render: ({ day }) => <time dateTime={day}>{format.date(day)}</time>,
    },
    {
      key: 'channel',
      title: t('records.channel'),
      render: ({ channel, company }) => (company ? `${t(`channel.${channel}`)} · ${company}` : t(`channel.${channel}`)),
    },
    {
      key: 'category',
      title: t('records.category'),
      hideBelow: 'medium',
      inCard: 'none',
      render: ({ category }) => t(`category.${category}`),
    },
    {
      key: 'payment',
      title: t('records.payment'),
      hideBelow: 'wide',
      inCard: 'none',
      render: ({ payment }) => t(`payment.${payment}`),
    },
    {
      key: 'customer',
      title: t('records.customer'),
      hideBelow: 'medium',
      inCard: 'none',
      render: ({ customer }) => t(`customer.${customer}`),
    },
    {
      key: 'status',
      title: t('records.status'),
      inCard: 'end',
      render: ({ status }) => <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>,
    },
    {
      key: 'amount',
      title: t('records.amount'),
      align: 'end',
      isSortable: true,
      render: ({ amount }) => <bdi className={styles.amount}>{format.money(amount)}</bdi>,
    },
  ];
}
