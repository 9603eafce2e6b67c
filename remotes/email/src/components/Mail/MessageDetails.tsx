import type { Addressee } from '@atrium/backend';
import { IconButton, Popover, useFormat } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmailMessage } from '../../api/schemas';
import styles from './MessageDetails.module.css';

const people = (list: readonly Addressee[]) =>
  list.map(({ name, email }) => (name === email ? email : `${name} <${email}>`));

export function MessageDetails({ message }: { message: EmailMessage }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const rows: [key: 'from' | 'to' | 'cc' | 'bcc' | 'date', values: string[]][] = [
    ['from', people([message.from])],
    ['to', people(message.to)],
    ['cc', people(message.cc)],
    ['bcc', people(message.bcc)],
    ['date', [`${format.dateLong(message.time)}, ${format.time(message.time)}`]],
  ];
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <dl className={styles.details}>
          {rows
            .filter(([, values]) => values.length > 0)
            .map(([key, values]) => (
              <div key={key} className={styles.row}>
                <dt>{t(`details.${key}`)}</dt>
                {values.map((value) => (
                  <dd key={value}>
                    <bdi>{value}</bdi>
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      }
    >
      <IconButton className={styles.open} label={t('details.show')} icon={ChevronDown} iconSize={14} />
    </Popover>
  );
}
