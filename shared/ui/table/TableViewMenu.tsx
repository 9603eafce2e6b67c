import { Checkbox, Popover, Segmented } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import { useIsNarrow } from '../media/useMediaQuery';
import styles from './TableViewMenu.module.css';
import { useBesideButton } from './useBesideButton';
import type { TableView } from './useTableView';

/** The button that opens the choice of columns and density. */
export function TableViewMenu<Row>({ view }: { view: TableView<Row> }) {
  const { t } = useTranslation('kit');
  const place = useBesideButton();
  return (
    <Popover trigger="click" placement="bottomRight" content={<Choices view={view} />} arrow={false} {...place}>
      <IconButton label={t('table.view')} icon={SlidersHorizontal} />
    </Popover>
  );
}

function Choices<Row>({ view: { optional, toggle, density, setDensity } }: { view: TableView<Row> }) {
  const { t } = useTranslation('kit');
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.choices}>
      {!isNarrow && (
        <Segmented
          block
          aria-label={t('table.density')}
          value={density}
          options={[
            { value: 'comfortable', label: t('table.comfortable') },
            { value: 'compact', label: t('table.compact') },
          ]}
          onChange={setDensity}
        />
      )}
      <fieldset className={styles.columns}>
        <legend className={styles.legend}>{t('table.columns')}</legend>
        {optional.map(({ key, title, isShown }) => (
          <Checkbox key={key} checked={isShown} onChange={() => toggle(key)}>
            {title}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}
