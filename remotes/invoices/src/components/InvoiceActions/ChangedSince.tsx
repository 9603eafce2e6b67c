import { Alert, useFormat } from '@atrium/ui';
import { useChangeTexts } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { useMoney } from '../Invoice/useMoney';
import styles from './ChangedSince.module.css';

interface ChangedSinceProps {
  opened: Invoice | undefined;
  invoice: Invoice | undefined;
}

/** Over a form that does something to an invoice: what others have changed of it since the form was opened. */
export function ChangedSince({ opened, invoice }: ChangedSinceProps) {
  return opened && invoice && opened.rev !== invoice.rev ? <Changes before={opened} now={invoice} /> : null;
}

function Changes({ before, now }: { before: Invoice; now: Invoice }) {
  const was = useFacts(before);
  const changes = useFacts(now).flatMap(({ label, text }, index) => {
    const old = was[index]?.text;
    return old === text ? [] : [{ label, old, text }];
  });
  const { title } = useChangeTexts(now.lastChange);
  return (
    <div className={styles.news}>
      <Alert
        type="hint"
        title={title}
        description={
          changes.length > 0 && (
            <dl className={styles.changes}>
              {changes.map(({ label, old, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <s>
                      <bdi>{old}</bdi>
                    </s>
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )
        }
      />
    </div>
  );
}

function useFacts({ invoiceStatus, client, items, total, balance, currency, dueDate, note }: Invoice) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { money } = useMoney(currency);
  return [
    { label: t('field.status'), text: t(`status.${invoiceStatus}`) },
    { label: t('field.client'), text: [client.name, client.companyEmail].filter(Boolean).join(' · ') },
    {
      label: t('item.title'),
      text: format.list(items.map(({ service, qty }) => `${format.number(qty)} × ${service}`)),
    },
    { label: t('field.total'), text: money(total) },
    { label: t('field.balance'), text: money(balance) },
    { label: t('field.due'), text: format.date(dueDate) },
    { label: t('field.note'), text: note || '–' },
  ];
}
