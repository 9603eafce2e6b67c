import { IconButton } from '@atrium/ui';
import { ChartLine, Table2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartTable } from '../../model/chartTable';
import { ChartFileMenu } from './ChartFileMenu';

interface Props {
  title: string;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** The numbers that are shown when a file is asked for. */
  rows: RefObject<() => ChartTable>;
  /** Where the chart is drawn. */
  picture: RefObject<HTMLElement | null>;
}

/** Shows a chart as a table and saves it. Other numbers change nothing of it: it is drawn once. */
export const ChartTools = memo(function ChartTools({ title, isTable, onTable, rows, picture }: Props) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <IconButton
        label={isTable ? t('chart.asChart', { title }) : t('chart.asTable', { title })}
        icon={isTable ? ChartLine : Table2}
        onClick={() => onTable(!isTable)}
      />
      <ChartFileMenu title={title} table={() => rows.current()} picture={isTable ? undefined : picture} />
    </>
  );
});
