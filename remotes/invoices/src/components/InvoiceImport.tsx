import { ImportDialog, type ImportField } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { currencies } from '../api/choices';
import { useImportInvoicesMutation, useUndoImportMutation } from '../api/importApi';

/** A row has one line of its invoice: its fields are `items.0.…`. */
function useImportFields(): ImportField[] {
  const { t } = useTranslation('invoices');
  return [
    { key: 'client.name', label: t('field.client'), isNeeded: true },
    { key: 'client.company', label: t('client.company') },
    { key: 'client.companyEmail', label: t('client.email') },
    { key: 'client.address', label: t('client.address') },
    { key: 'client.postcode', label: t('client.postcode') },
    { key: 'client.city', label: t('client.city') },
    { key: 'client.country', label: t('client.country') },
    { key: 'client.vatNumber', label: t('client.vatNumber') },
    { key: 'client.contact', label: t('client.contact') },
    { key: 'issuedDate', label: t('field.issued'), isNeeded: true, kind: 'day' },
    { key: 'dueDate', label: t('field.due'), isNeeded: true, kind: 'day' },
    { key: 'deliveryDate', label: t('field.delivered'), kind: 'day' },
    { key: 'periodFrom', label: t('field.periodFrom'), kind: 'day' },
    { key: 'periodTo', label: t('field.periodTo'), kind: 'day' },
    { key: 'buyerReference', label: t('field.buyerReference') },
    { key: 'items.0.service', label: t('item.service'), isNeeded: true },
    { key: 'items.0.cost', label: t('item.cost'), isNeeded: true, kind: 'number' },
    { key: 'items.0.qty', label: t('item.quantity'), isNeeded: true, kind: 'number' },
    { key: 'items.0.tax', label: t('item.tax'), kind: 'number' },
    { key: 'items.0.description', label: t('item.description') },
    { key: 'currency', label: t('field.currency'), choices: currencies.map((value) => ({ value, label: value })) },
    { key: 'note', label: t('field.note') },
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const withLines = ({ items, ...row }: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  items: isGroup(items) ? Object.values(items) : [],
});

/** Invoices from a table, each with one line: drafts, which are issued one by one. */
export function InvoiceImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const fields = useImportFields();
  const [importInvoices] = useImportInvoicesMutation();
  const [undoImport] = useUndoImportMutation();
  return (
    <ImportDialog
      title={t('import.title')}
      fields={fields}
      send={(rows, isDryRun) => importInvoices({ rows: rows.map(withLines), isDryRun }).unwrap()}
      undo={(id) => undoImport({ id }).unwrap()}
      onClose={onClose}
    />
  );
}
