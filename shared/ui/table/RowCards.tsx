import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadingRows } from '../State/LoadingRows';
import { type CardPlace, placeInCard } from './column';
import styles from './RowCards.module.css';
import type { DataTableProps, Selection } from './tableProps';

/** The rows as cards, for phones. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowLabel, rowLink, selection, label } = props;
  const { t } = useTranslation('kit');
  if (!rows) return <LoadingRows />;
  const at = (place: CardPlace) => columns.filter((column, index) => placeInCard(column, index) === place);

  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((row) => {
        const key = String(rowKey(row));
        const isSelected = selection?.keys.includes(key) ?? false;
        const head = at('head').map((column) => <div key={column.key}>{column.render(row)}</div>);
        return (
          <li key={key} className={[styles.card, isSelected ? styles.selected : ''].join(' ')}>
            <div className={styles.head}>
              {selection && (
                <Checkbox
                  checked={isSelected}
                  aria-label={rowLabel ? t('table.selectRow', { name: rowLabel(row) }) : t('table.select')}
                  onChange={() => toggle(selection, key)}
                />
              )}
              {rowLink ? (
                <Link to={rowLink(row)} className={styles.link}>
                  {head}
                </Link>
              ) : (
                <div className={styles.main}>{head}</div>
              )}
              {at('end').map((column) => (
                <div key={column.key} className={styles.end}>
                  {column.render(row)}
                </div>
              ))}
            </div>
            <dl className={styles.lines}>
              {at('line').map((column) => (
                <div key={column.key} className={styles.line}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

const toggle = ({ keys, onChange }: Selection, key: string) =>
  onChange(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
