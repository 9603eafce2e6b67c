import { Button, Checkbox } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import { DropdownMenu } from '../Menu/DropdownMenu';
import { LoadingRows } from '../State/LoadingRows';
import styles from './RowCards.module.css';
import { type CardPlace, type DataTableProps, placeInCard, type Selection } from './tableProps';

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

/** Replaces the head of a table above cards: choosing all of the page, and the order. */
function CardTools<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { rows, rowKey, selection, columns, onSort } = props;
  const { t } = useTranslation('kit');
  const pageKeys = rows.map((row) => String(rowKey(row)));
  const chosen = selection ? pageKeys.filter((key) => selection.keys.includes(key)) : [];
  const hasOrder = onSort !== undefined && columns.some(({ isSortable }) => isSortable);
  if (!selection && !hasOrder) return null;
  return (
    <div className={styles.tools}>
      {selection && (
        <Checkbox
          checked={chosen.length > 0 && chosen.length === pageKeys.length}
          indeterminate={chosen.length > 0 && chosen.length < pageKeys.length}
          onChange={({ target }) => {
            const others = selection.keys.filter((key) => !pageKeys.includes(key));
            selection.onChange(target.checked ? [...others, ...pageKeys] : others);
          }}
        >
          {t('table.selectPage')}
        </Checkbox>
      )}
      {hasOrder && <OrderMenu {...props} />}
    </div>
  );
}

/** The columns by which rows may be ordered; the one that holds is turned round. */
function OrderMenu<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const { t } = useTranslation('kit');
  const current = columns.find(({ key }) => key === sort?.key);
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: columns
          .filter(({ isSortable }) => isSortable)
          .map(({ key, title }) => ({
            key,
            label: title,
            icon: key === sort?.key ? <Icon of={sort.isDescending ? ArrowDown : ArrowUp} /> : undefined,
          })),
        selectable: true,
        selectedKeys: sort ? [sort.key] : [],
        onClick: ({ key }) => onSort?.({ key, isDescending: key === sort?.key && !sort.isDescending }),
      }}
    >
      <Button type="text" className={styles.order}>
        {current ? t('table.orderedBy', { title: current.title }) : t('table.order')}
        {current && <Icon of={sort?.isDescending ? ArrowDown : ArrowUp} />}
      </Button>
    </DropdownMenu>
  );
}
