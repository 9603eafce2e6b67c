import { Icon } from '@atrium/ui/light';
import type { LucideIcon } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './ToolMenu.module.css';

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: LucideIcon;
}

/** An icon button that looks like the kit's, for use before the kit is loaded. */
export const ToolButton = ({ label, icon, ...rest }: ToolButtonProps) => (
  <button {...rest} type="button" className={styles.tool} aria-label={label} data-ripple="">
    <Icon of={icon} />
    {/* While its menu is open, the menu takes the tooltip's place. */}
    {!rest['aria-expanded'] && (
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    )}
  </button>
);

interface Item {
  key: string;
  label: ReactNode;
}

interface Props {
  label: string;
  icon: LucideIcon;
  items: readonly Item[];
  selected: string;
  onSelect: (key: string) => void;
}

/** Index of the item that a key moves the focus to; undefined for other keys. */
function itemAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Opens with the focus on the selected item; closes on a press or focus outside. */
function useOpen(place: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    place.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, place]);
  return [isOpen, setOpen] as const;
}

/** Moves the focus among the items of an open menu, by the keys that do so. */
function walk(event: KeyboardEvent, menu: HTMLElement | null): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = itemAfter(event.key, at, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/** A few choices behind a button with an icon; arrows walk them. */
export function ToolMenu({ label, icon, items, selected, onSelect }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpen(place);
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') close();
    else if (isOpen) walk(event, place.current);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu and of its button within.
    <div ref={place} className={styles.place} onKeyDown={onKeyDown}>
      <ToolButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div role="menu" aria-label={label} className={styles.menu}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitemradio"
              aria-checked={item.key === selected}
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                close();
                onSelect(item.key);
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
