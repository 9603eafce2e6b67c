import { defineCommands } from '@atrium/contract';

export default defineCommands({
  /** Begins an invoice; the client travels with the entry of the history, so that a reload keeps it. */
  'invoices.create': (argument, { navigate }) => navigate('/apps/invoice/add', { state: argument }),
});
