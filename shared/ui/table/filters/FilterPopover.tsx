import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../Icon/Icon';
import chip from '../../Nav/FilterChip.module.css';
import { HeldWhileClosed, Popover } from '../../Overlay/Popover';
import { useBesideButton } from '../../Overlay/useBesideButton';
import styles from './FilterPopover.module.css';

interface FilterPopoverProps {
  /** Label of the filter: "Role". */
  label: string;
  /** Chosen values, in words; absent: not filtered. */
  chosen: string | undefined;
  onClear: () => void;
  /** The fields in which one chooses; made again for each opening. */
  children: (close: () => void) => ReactNode;
}

/** A filter with more to it than one choice: dashed until it is set, then its name and what is chosen. */
export function FilterPopover({ label, chosen, onClear, children }: FilterPopoverProps) {
  const { t } = useTranslation('kit');
  const place = useBesideButton();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLFieldSetElement>(null);
  const change = (isWanted: boolean) => {
    place.onOpenChange(isWanted);
    setOpen(isWanted);
  };
  const focusFirst = (isShown: boolean) => {
    // A person who moved on while it was opening keeps the field they type in.
    if (!isShown || !place.hasFocus() || !document.activeElement?.matches(':focus-visible')) return;
    panel.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  };

  return (
    <HeldWhileClosed isOpen={isOpen} looks={`${label}\n${chosen ?? ''}`}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        open={isOpen}
        getPopupContainer={place.getPopupContainer}
        onOpenChange={change}
        afterOpenChange={focusFirst}
        content={
          <fieldset ref={panel} aria-label={label} className={styles.panel}>
            {children(() => change(false))}
            {chosen && (
              <Button
                type="text"
                className={styles.clear}
                onClick={() => {
                  onClear();
                  change(false);
                }}
              >
                {t('filter.clear')}
              </Button>
            )}
          </fieldset>
        }
      >
        <Button
          type="text"
          className={[chip.chip, chosen ? chip.set : ''].join(' ')}
          aria-expanded={isOpen}
          icon={chosen ? undefined : <Icon of={Plus} />}
        >
          {label}
          {chosen && <b className={chip.value}>{chosen}</b>}
        </Button>
      </Popover>
    </HeldWhileClosed>
  );
}
