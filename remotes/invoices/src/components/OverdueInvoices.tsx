import type { SlotProps } from '@atrium/contract';
import { toDay } from '@atrium/contract/values';
import { useMinute } from '@atrium/sdk';
import { Avatar, useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetInvoicesQuery } from '../api/invoicesApi';
import { daysOver } from '../model/invoiceStatus';
import { shortName } from './Invoice/invoiceName';

const usualRows = 3;

export default function OverdueInvoices({ data: place }: SlotProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = toDay(new Date(useMinute()));
  const perPage = readWidgetRows(place, usualRows);
  const query = useGetInvoicesQuery(
    { status: 'Past Due', sortBy: 'dueDate', sortDir: 'asc', page: 1, perPage },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryCard
      title={t('widget.overdue')}
      count={query.data?.total}
      end={<CardLink to="/apps/invoice/list?status=Past+Due">{t('widget.all')}</CardLink>}
      query={query}
      rows={perPage}
      empty={{ is: ({ total }) => total === 0, text: t('widget.none') }}
    >
      {({ invoices }) => (
        <CardRows>
          {invoices.map(({ id, number, series, client, balance, currency, dueDate }) => (
            <CardRow
              key={id}
              to={`/apps/invoice/preview/${id}`}
              mark={<Avatar name={client.company || client.name} src={null} />}
              title={client.company || client.name}
              sub={shortName({ id, number, ...(series && { series }) }, t)}
              late={t('widget.over', { count: daysOver(dueDate, today) })}
              when={format.money(balance, currency)}
              isAmount
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
