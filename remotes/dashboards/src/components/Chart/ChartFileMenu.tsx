import { DropdownMenu, IconButton, useToast } from '@atrium/ui';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartTable, toFileRows } from '../../model/chartTable';
import { cellKinds, saveCells } from '../../state/saveCells';

interface Props {
  title: string;
  table: () => ChartTable;
  /** Element that holds the chart; undefined while a table is shown. */
  picture: RefObject<HTMLElement | null> | undefined;
}

export function ChartFileMenu({ title, table, picture }: Props) {
  const { t, i18n } = useTranslation('dashboards');
  const toast = useToast();
  const save = async (kind: string) => {
    try {
      const svg = picture?.current?.querySelector<SVGSVGElement>('[data-chart] svg');
      const ofCells = cellKinds.find((one) => one === kind);
      if (ofCells) {
        await saveCells(ofCells, title, toFileRows(table()), i18n.language);
        if (ofCells === 'copy') toast.success(t('chart.copied'));
      } else if (svg) {
        const { savePicture } = await import('./savePicture');
        await savePicture(svg, title);
      }
    } catch {
      toast.error(t('chart.fileFailed'));
    }
  };
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          ...cellKinds.map((key) => ({ key, label: t(`chart.${key}`) })),
          { key: 'png', label: t('chart.png'), disabled: picture === undefined },
        ],
        onClick: ({ key }) => void save(key),
      }}
    >
      <IconButton label={t('chart.save', { title })} icon={Download} />
    </DropdownMenu>
  );
}
