import type { Invoice } from 'shared/api';
import { Avatar } from 'shared/ui';
import styles from './ClientName.module.css';

/** Who an invoice is for, in a row: picture, name, mail address. */
export function ClientName({ invoice: { client, avatar } }: { invoice: Invoice }) {
  return (
    <span className={styles.client}>
      <Avatar name={client.name} src={avatar} />
      <span className={styles.names}>
        <span className={styles.name}>{client.name}</span>
        <bdi className={styles.email}>{client.companyEmail}</bdi>
      </span>
    </span>
  );
}
