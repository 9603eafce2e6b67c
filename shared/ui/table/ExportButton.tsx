import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { DropdownMenu } from '../Menu/DropdownMenu';
import { type ExportKind, exportKinds } from './saveCells';

const nameOf: Record<ExportKind, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

interface ExportButtonProps {
  label: string;
  icon: LucideIcon;
  isExporting: boolean;
  onExport: (kind: ExportKind) => void;
  /** `text` in a bar of actions for chosen rows. */
  type?: 'default' | 'text';
}

/** Saves a list: as a spreadsheet, or as separated values. Since 3.0. */
export function ExportButton({ label, icon, isExporting, onExport, type = 'default' }: ExportButtonProps) {
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{ items: exportKinds.map((key) => ({ key, label: nameOf[key], onClick: () => onExport(key) })) }}
    >
      <Button type={type} icon={<Icon of={icon} />} loading={isExporting}>
        {label}
      </Button>
    </DropdownMenu>
  );
}
