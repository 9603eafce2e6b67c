import { DropdownMenu, IconButton } from '@atrium/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sortSizes } from '../../model/sizes';
import type { Shown } from '../../state/useOverview';
import { sizeText } from './sizeText';
import { useOfferNames } from './useOfferNames';

interface Props {
  widget: Shown;
  name: string;
  onSize: (size: string) => void;
  onChoose: (setting: string, value: string) => void;
}

/** The sizes and settings of a widget. */
export function WidgetMenu({ widget: { offer, size, settings }, name, onSize, onChoose }: Props) {
  const { t } = useTranslation('dashboards');
  const { label } = useOfferNames();
  const own = offer.filling.entry.widget?.settings ?? [];
  const choices = own.flatMap(({ id, choices: all }) => all.map(({ value }) => ({ key: `${id}=${value}`, id, value })));
  const chosen = own.map(({ id, choices: all }) => `${id}=${settings[id] ?? all[0]?.value ?? ''}`);
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [`size ${size}`, ...chosen],
        items: [
          {
            type: 'group',
            label: t('arrange.size'),
            children: sortSizes(offer.sizes).map((one) => ({ key: `size ${one}`, label: sizeText(one, t) })),
          },
          ...own.map(({ id, label: title, choices: all }) => ({
            type: 'group' as const,
            label: label(offer, title),
            children: all.map((choice) => ({
              key: `${id}=${choice.value}`,
              label: choice.label ? label(offer, choice.label) : choice.value,
            })),
          })),
        ],
        onClick: ({ key }) => {
          const wanted = offer.sizes.find((one) => key === `size ${one}`);
          const choice = choices.find((one) => one.key === key);
          if (wanted) onSize(wanted);
          else if (choice) onChoose(choice.id, choice.value);
        },
      }}
    >
      <IconButton label={t('arrange.set', { name })} icon={SlidersHorizontal} />
    </DropdownMenu>
  );
}
