import type { Invoice } from 'shared/api';
import { Person } from 'shared/ui';

/** Whom an invoice is for, in a row. */
export const ClientName = ({ invoice: { client, avatar } }: { invoice: Invoice }) => (
  <Person name={client.name} src={avatar} detail={client.companyEmail} />
);
