import { ImportDialog, type ImportField } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { useImportClientsMutation, useUndoClientImportMutation } from '../api/clientListApi';
import { countryCodes, countryName } from '../model/countries';
import { useRejectionText } from './InvoiceActions/useActedOn';

type ImportRow = Readonly<Record<string, unknown>>;

const keys = ['company', 'companyEmail', 'address', 'postcode', 'city', 'country', 'vatNumber', 'contact'] as const;

/** A country by its code is one by its name as well. */
function withCountry(row: ImportRow): ImportRow {
  const code = String(row.country ?? '').toUpperCase();
  return countryCodes().has(code) ? { ...row, country: countryName(code, 'en'), countryCode: code } : row;
}

/** Clients from a table; those that are known already are named. */
export function ClientImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const explain = useRejectionText();
  const [importClients] = useImportClientsMutation();
  const [undoImport] = useUndoClientImportMutation();
  const fields: ImportField[] = [
    { key: 'name', label: t('client.name'), isNeeded: true },
    ...keys.map((key) => ({ key, label: t(key === 'companyEmail' ? 'client.email' : `client.${key}`) })),
  ];
  return (
    <ImportDialog
      title={t('import.clients')}
      fields={fields}
      explain={explain}
      send={(rows, isDryRun) => importClients({ rows: rows.map(withCountry), isDryRun }).unwrap()}
      undo={(id) => undoImport({ id }).unwrap()}
      onClose={onClose}
    />
  );
}
