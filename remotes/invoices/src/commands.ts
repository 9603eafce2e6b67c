import { defineCommands } from '@atrium/contract';

export default defineCommands({
  /** Starts an invoice; the client is in the history entry, to survive a reload. */
  'invoices.create': (argument, { navigate }) => navigate('/apps/invoice/add', { state: argument }),
});
