import { useTranslation } from 'react-i18next';
import { Alert } from '../State/Alert';
import styles from './Import.module.css';
import type { ImportField, ImportIssue } from './importRows';
import { toText } from './readValues';
import type { ImportInHand, ImportTable } from './useImport';

const shownRows = 5;
const shownIssues = 100;

interface IssueListProps {
  issues: readonly ImportIssue[];
  fields: readonly ImportField[];
  table: ImportTable;
  mapping: readonly (string | null)[];
  explain: (issue: ImportIssue) => string;
}

/** What is odd, row by row, by the numbers of the table: its first row has the names of the columns. */
export function IssueList({ issues, fields, table, mapping, explain }: IssueListProps) {
  const { t } = useTranslation('sheet');
  if (issues.length === 0) return null;
  return (
    <section className={styles.stack} aria-label={t('oddRows')}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>{t('oddRows')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('issue')}</th>
            </tr>
          </thead>
          <tbody>
            {issues.slice(0, shownIssues).map((issue, at) => (
              <tr key={at}>
                <td>{issue.row + 2}</td>
                <td>{fields.find(({ key }) => key === issue.field)?.label ?? issue.field}</td>
                <td dir="auto" className={styles.example}>
                  {toText(table.rows[issue.row]?.[mapping.indexOf(issue.field)])}
                </td>
                <td>{explain(issue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {issues.length > shownIssues && <p>{t('more', { count: issues.length - shownIssues })}</p>}
    </section>
  );
}

interface ImportPreviewProps {
  fields: readonly ImportField[];
  inHand: ImportInHand;
  explain: (issue: ImportIssue) => string;
}

/** What would be imported, and what would not. */
export function ImportPreview({ fields, inHand: { table, mapping, checked, fine }, explain }: ImportPreviewProps) {
  const { t } = useTranslation('sheet');
  if (!table || !checked) return null;
  const odd = table.rows.length - fine;
  const columns = mapping.flatMap((key, at) => {
    const field = fields.find((one) => one.key === key);
    return field ? [{ label: field.label, at }] : [];
  });
  return (
    <div className={styles.stack}>
      <div role="status" className={styles.stack}>
        {fine > 0 && <Alert type="success" title={t('fine', { count: fine })} />}
        {odd > 0 && <Alert type="warning" title={t('odd', { count: odd })} description={t('oddText')} />}
      </div>
      <IssueList issues={checked.issues} fields={fields} table={table} mapping={mapping} explain={explain} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>{t('preview')}</caption>
          <thead>
            <tr>
              {columns.map(({ label, at }) => (
                <th key={at} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, shownRows).map((row, line) => (
              <tr key={line}>
                {columns.map(({ at }) => (
                  <td key={at} dir="auto" className={styles.example}>
                    {toText(row[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
