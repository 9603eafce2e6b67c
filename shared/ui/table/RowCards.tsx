import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadingRows } from '../State/LoadingRows';
import { CardTools } from './CardTools';
import { type CardPlace, placeInCard } from './column';
import styles from './RowCards.module.css';
import type { DataTableProps, Selection } from './tableProps';

/** The rows as cards, for phones. */
export function RowCards<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, label } = props;
  if (!rows) return <LoadingRows />;
  const at = (place: CardPlace) => columns.filter((column, index) => placeInCard(column, index) === place);
  const places = { head: at('head'), end: at('end'), line: at('line') };
  return (
    <>
      <CardTools {...props} rows={rows} />
      <ul aria-label={label} className={styles.cards}>
        {rows.map((row) => (
          <RowCard key={rowKey(row)} {...props} row={row} places={places} />
        ))}
      </ul>
    </>
  );
}

interface RowCardProps<Row> extends DataTableProps<Row> {
  row: Row;
  places: Record<'head' | 'end' | 'line', DataTableProps<Row>['columns']>;
}

function RowCard<Row>({ row, places, rowKey, rowLabel, rowLink, selection, renderMore }: RowCardProps<Row>) {
  const { t } = useTranslation('kit');
  const key = String(rowKey(row));
  const isSelected = selection?.keys.includes(key) ?? false;
  const head = places.head.map((column) => <div key={column.key}>{column.render(row)}</div>);
  return (
    <li data-row-key={key} className={[styles.card, isSelected ? styles.selected : ''].join(' ')}>
      {selection && (
        <Checkbox
          className={styles.check}
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
      {places.end.map((column) => (
        <div key={column.key} className={styles.end}>
          {column.render(row)}
        </div>
      ))}
      <dl className={styles.lines}>
        {places.line.map((column) => (
          <div key={column.key} className={styles.line}>
            <dt>{column.title}</dt>
            <dd>{column.render(row)}</dd>
          </div>
        ))}
      </dl>
      {renderMore && (
        <details className={styles.more}>
          <summary>{t('table.more')}</summary>
          {renderMore(row)}
        </details>
      )}
    </li>
  );
}

const toggle = ({ keys, onChange }: Selection, key: string) =>
  onChange(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
