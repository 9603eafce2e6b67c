import type { Employee } from '@atrium/core/api';
import { Button, DropdownMenu, Icon, useToast } from '@atrium/ui';
import { type Column, copyRows, useCsvExport } from '@atrium/ui/table';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  rows: readonly Employee[];
  columns: readonly Column<Employee>[];
}

const fileName = 'employees';

/** The ways out of a table: a spreadsheet, separated values, the clipboard, and paper, which also saves as PDF. */
export function ExportMenu({ rows, columns }: Props) {
  const { t, i18n } = useTranslation('samples');
  const toast = useToast();
  const { exportRows } = useCsvExport(fileName, columns);
  const copy = async () => {
    await copyRows(columns, rows, i18n.language);
    toast.success(t('export.copied', { count: rows.length }));
  };
  const ways: Record<string, () => Promise<void>> = {
    xlsx: () => exportRows(async () => rows, 'xlsx'),
    csv: () => exportRows(async () => rows),
    copy,
    print: async () => window.print(),
  };
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: t('export.xlsx') },
          { key: 'csv', label: t('export.csv') },
          { key: 'copy', label: t('export.copy') },
          { key: 'print', label: t('export.print') },
        ],
        onClick: ({ key }) => void ways[key]?.().catch(() => toast.error(t('export.failed'))),
      }}
    >
      <Button icon={<Icon of={Download} />} disabled={rows.length === 0}>
        {t('export.title')}
      </Button>
    </DropdownMenu>
  );
}
