import { Button, Checkbox } from 'antd';
import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../choice/Segmented';
import { IconButton } from '../Icon/IconButton';
import { useIsNarrow } from '../media/useMediaQuery';
import { HeldWhileClosed, Popover } from '../Overlay/Popover';
import { useBesideButton } from '../Overlay/useBesideButton';
import { ColumnWidth } from './ColumnWidth';
import styles from './TableViewMenu.module.css';
import type { TableView } from './useTableView';

/** The button that opens the choice of columns, their order, and density. */
export function TableViewMenu<Row>({ view }: { view: TableView<Row> }) {
  const { t } = useTranslation('kit');
  const place = useBesideButton();
  const [isOpen, setOpen] = useState(false);
  const label = t('table.view');
  return (
    <HeldWhileClosed isOpen={isOpen} looks={label}>
      <Popover
        trigger="click"
        placement="bottomRight"
        content={<Choices view={view} />}
        arrow={false}
        getPopupContainer={place.getPopupContainer}
        open={isOpen}
        onOpenChange={(isWanted) => {
          place.onOpenChange(isWanted);
          setOpen(isWanted);
        }}
      >
        <IconButton label={label} icon={SlidersHorizontal} />
      </Popover>
    </HeldWhileClosed>
  );
}

function Choices<Row>({ view }: { view: TableView<Row> }) {
  const { t } = useTranslation('kit');
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.choices}>
      {!isNarrow && (
        <Segmented
          block
          aria-label={t('table.density')}
          value={view.density}
          options={[
            { value: 'comfortable', label: t('table.comfortable') },
            { value: 'compact', label: t('table.compact') },
          ]}
          onChange={view.setDensity}
        />
      )}
      <fieldset className={styles.columns}>
        <legend className={styles.legend}>{t('table.columns')}</legend>
        {view.optional.map((column, place) => (
          <ColumnChoice key={column.key} view={view} place={place} />
        ))}
      </fieldset>
      {view.reset && (
        <Button type="text" className={styles.reset} onClick={view.reset}>
          {t('table.resetColumns')}
        </Button>
      )}
    </div>
  );
}

/** A column: shown or not, and its width, and its place among the others. */
function ColumnChoice<Row>({ view, place }: { view: TableView<Row>; place: number }) {
  const { t } = useTranslation('kit');
  const isNarrow = useIsNarrow();
  const { optional, toggle, move } = view;
  const column = optional[place];
  if (!column) return null;
  const { key, title, isShown } = column;
  const [before, after] = [optional[place - 1], optional[place + 1]];
  return (
    <div className={styles.column}>
      <Checkbox checked={isShown} onChange={() => toggle(key)}>
        {title}
      </Checkbox>
      {isShown && !isNarrow && <ColumnWidth view={view} column={column} />}
      {move && (
        <>
          <IconButton
            size="small"
            label={t('table.moveBefore', { title })}
            icon={ChevronUp}
            disabled={!before}
            onClick={() => before && move(key, before.key)}
          />
          <IconButton
            size="small"
            label={t('table.moveAfter', { title })}
            icon={ChevronDown}
            disabled={!after}
            onClick={() => after && move(key, after.key)}
          />
        </>
      )}
    </div>
  );
}
