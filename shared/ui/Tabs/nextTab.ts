interface Tab {
  key: string;
  disabled?: boolean;
}

/** How the tabs are set: on phones, those below each other are beside each other. */
interface TabSetting {
  isRtl: boolean;
  isVertical: boolean;
}

/** The tab that a key on the keyboard leads to from the chosen one; undefined for keys that mean nothing here. */
export function nextTab(
  tabs: readonly Tab[],
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
