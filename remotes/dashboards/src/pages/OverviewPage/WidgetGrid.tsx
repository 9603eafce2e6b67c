import type { Shown } from '../../state/useOverview';
import { boxStyle } from './boxStyle';
import styles from './OverviewPage.module.css';
import { WidgetContent } from './WidgetContent';

/** The widgets in their order and sizes. */
export const WidgetGrid = ({ widgets }: { widgets: readonly Shown[] }) => (
  <div className={styles.grid}>
    {widgets.map((widget) => (
      <div key={widget.key} className={styles.box} data-size={widget.size} style={boxStyle(widget)}>
        <WidgetContent widget={widget} />
      </div>
    ))}
  </div>
);
