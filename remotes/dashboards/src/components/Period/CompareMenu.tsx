import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Comparison, comparisons } from '../../model/period';

interface Props {
  comparison: Comparison;
  onChange: (comparison: Comparison) => void;
}

export function CompareMenu({ comparison, onChange }: Props) {
  const { t } = useTranslation('dashboards');
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [comparison],
        items: comparisons.map((key) => ({ key, label: t(`comparison.${key}`) })),
        onClick: ({ key }) => {
          const chosen = comparisons.find((one) => one === key);
          if (chosen) onChange(chosen);
        },
      }}
    >
      <Button icon={<Icon of={ChevronDown} />} iconPlacement="end">
        {t(`comparison.${comparison}`)}
      </Button>
    </DropdownMenu>
  );
}
