import { Person } from '@atrium/ui';
import type { Invoice } from '../../api/schemas';

export const ClientName = ({ invoice: { client, avatar } }: { invoice: Invoice }) => (
  <Person name={client.name} src={avatar} detail={client.companyEmail} />
);
