import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface TabItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Drawn while its tab is chosen; with `keepsPanels` always, but hidden meanwhile. */
  children?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** The chosen tab, when the caller keeps it (in the address, say). */
  activeKey?: string;
  defaultActiveKey?: string;
  onChange?: (key: string) => void;
  /** Accessible name of the tabs. */
  label?: string;
  /** Keeps the panels of all tabs: for a form whose fields are in several. */
  keepsPanels?: boolean;
  /** Alignment of the tabs. */
  align?: 'start' | 'center';
  /** The tabs below each other, beside their panel; on phones they are above it. */
  isVertical?: boolean;
}

/** Tabs over their panel, or beside it. Arrow keys, Home and End choose. */
export function Tabs({
  items,
  activeKey,
  defaultActiveKey,
  onChange,
  label,
  keepsPanels = false,
  align = 'start',
  isVertical = false,
}: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultActiveKey ?? items[0]?.key);
  const bar = useRef<HTMLDivElement>(null);
  const chosen = items.find(({ key }) => key === (activeKey ?? own)) ?? items[0];
  const rendered = items.filter((item) => item.children !== undefined && (keepsPanels || item === chosen));

  const choose = (key: string) => {
    setOwn(key);
    onChange?.(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = chosen && nextTab(items, chosen.key, event.key, { isRtl, isVertical });
    if (!key) return;
    event.preventDefault();
    choose(key);
    bar.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };

  return (
    <div className={styles.tabs} data-vertical={isVertical || undefined}>
      <div
        role="tablist"
        aria-label={label}
        {...(isVertical && { 'aria-orientation': 'vertical' as const })}
        className={styles.bar}
        data-align={align}
        ref={bar}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Tab
            key={item.key}
            id={id}
            item={item}
            isChosen={item === chosen}
            hasPanel={rendered.includes(item)}
            onChoose={() => choose(item.key)}
          />
        ))}
      </div>
      {rendered.map((item) => (
        <TabPanel key={item.key} id={id} item={item} isChosen={item === chosen} />
      ))}
    </div>
  );
}

interface TabPartProps {
  /** Of all the tabs: those of a tab and its panel begin with it. */
  id: string;
  item: TabItem;
  isChosen: boolean;
}

function Tab({ id, item, isChosen, hasPanel, onChoose }: TabPartProps & { hasPanel: boolean; onChoose: () => void }) {
  const { key, label, icon, disabled } = item;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${key}`}
      data-key={key}
      className={styles.tab}
      aria-selected={isChosen}
      {...(hasPanel && { 'aria-controls': `${id}-${key}-panel` })}
      tabIndex={isChosen ? 0 : -1}
      disabled={disabled}
      onClick={onChoose}
    >
      {icon}
      {label}
    </button>
  );
}

const TabPanel = ({ id, item: { key, children }, isChosen }: TabPartProps) => (
  <div
    role="tabpanel"
    id={`${id}-${key}-panel`}
    aria-labelledby={`${id}-${key}`}
    className={styles.panel}
    hidden={!isChosen}
  >
    {children}
  </div>
);

interface KeyTab {
  key: string;
  disabled?: boolean;
}

/** Orientation of the tabs: on phones, vertical ones become horizontal. */
interface TabSetting {
  isRtl: boolean;
  isVertical: boolean;
}

/** The tab that a key on the keyboard leads to from the chosen one; undefined for keys that mean nothing here. */
export function nextTab(
  tabs: readonly KeyTab[],
  chosen: string,
  pressed: string,
  { isRtl, isVertical }: TabSetting,
): string | undefined {
  const enabled = tabs.filter(({ disabled }) => !disabled);
  const at = enabled.findIndex(({ key }) => key === chosen);
  const forward = [isRtl ? 'ArrowLeft' : 'ArrowRight', ...(isVertical ? ['ArrowDown'] : [])];
  const backward = [isRtl ? 'ArrowRight' : 'ArrowLeft', ...(isVertical ? ['ArrowUp'] : [])];
  if (pressed === 'Home') return enabled[0]?.key;
  if (pressed === 'End') return enabled.at(-1)?.key;
  if (forward.includes(pressed)) return enabled[(at + 1) % enabled.length]?.key;
  if (backward.includes(pressed)) return enabled.at(at - 1)?.key;
  return undefined;
}
