import { Button } from 'antd';
import { ChevronDown, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import { HeldWhileClosed, Popover } from '../Overlay/Popover';
import { useBesideButton } from '../Overlay/useBesideButton';
import { PresetList } from './PresetList';
import { presetSearch, readPresets, withPreset } from './presets';
import { useStoredState } from './storedState';

export interface TablePresetsProps {
  /** The table's name, unique among the tables of all apps. */
  name: string;
  /** The names of the table's filters in the address. */
  filters: readonly string[];
}

/** Filters saved under names, kept by this browser: to choose one, save the present ones, rename or delete one. */
export function TablePresets({ name, filters }: TablePresetsProps) {
  const { t } = useTranslation('kit');
  const [search, setSearch] = useSearchParams();
  const [presets, setPresets] = useStoredState(`presets.${name}`, readPresets);
  const [isOpen, setOpen] = useState(false);
  const place = useBesideButton();
  const shown = presetSearch(search, filters);
  const current = presets.find((preset) => preset.search === shown);
  const title = current?.name ?? t('presets.title');

  return (
    <HeldWhileClosed isOpen={isOpen} looks={title}>
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        getPopupContainer={place.getPopupContainer}
        open={isOpen}
        onOpenChange={(isWanted) => {
          place.onOpenChange(isWanted);
          setOpen(isWanted);
        }}
        content={
          <PresetList
            presets={presets}
            current={current?.name}
            canSave={shown !== '' && !current}
            onChoose={(preset) => {
              setSearch(preset.search);
              setOpen(false);
            }}
            onSave={(presetName) => setPresets(withPreset(presets, { name: presetName, search: shown }))}
            onRename={(preset, presetName) =>
              setPresets(
                withPreset(
                  presets.filter((other) => other !== preset),
                  { ...preset, name: presetName },
                ),
              )
            }
            onDelete={(preset) => setPresets(presets.filter((other) => other !== preset))}
          />
        }
      >
        <Button type="text" icon={<Icon of={ListFilter} />}>
          {title}
          <Icon of={ChevronDown} />
        </Button>
      </Popover>
    </HeldWhileClosed>
  );
}
