import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Alert } from '../State/Alert';
import styles from './Import.module.css';
import { ImportEncoding } from './ImportEncoding';
import { type ImportField, missingFields } from './importRows';
import { toText } from './readValues';
import type { ImportInHand } from './useImport';

interface ImportColumnsProps {
  fields: readonly ImportField[];
  inHand: ImportInHand;
}

/** Which field each column is; what was guessed can be changed. */
export function ImportColumns({ fields, inHand: { table, mapping, map, open } }: ImportColumnsProps) {
  const { t } = useTranslation('sheet');
  const missing = missingFields(mapping, fields);
  const ignored = mapping.filter((key) => key === null).length;
  if (!table) return null;
  const nameOf = (column: number) => toText(table.head[column]) || t('unnamed', { number: column + 1 });
  return (
    <div className={styles.stack}>
      <p role="status">
        {t('found', { count: table.rows.length })}
        {ignored > 0 && ` · ${t('ignored', { count: ignored })}`}
      </p>
      {table.file && <ImportEncoding file={table.file} named={table.encoding} onRead={open} />}
      {missing.length > 0 && (
        <Alert type="warning" title={t('needed', { fields: missing.map(({ label }) => label).join(', ') })} />
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('example')}</th>
              <th scope="col">{t('field')}</th>
            </tr>
          </thead>
          <tbody>
            {mapping.map((key, column) => (
              <tr key={column}>
                <th scope="row" dir="auto">
                  {nameOf(column)}
                </th>
                <td dir="auto" className={styles.example}>
                  {toText(table.rows.find((row) => toText(row[column]) !== '')?.[column])}
                </td>
                <td>
                  <Select
                    className={styles.field}
                    aria-label={`${t('field')}: ${nameOf(column)}`}
                    showSearch={{ optionFilterProp: 'label' }}
                    value={key ?? ''}
                    options={[
                      { value: '', label: t('ignore') },
                      ...fields.map(({ key: value, label, isNeeded }) => ({
                        value,
                        label: isNeeded ? `${label} *` : label,
                      })),
                    ]}
                    onChange={(value: string) => map(column, value || null)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
