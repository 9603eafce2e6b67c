interface Tab {
  key: string;
  disabled?: boolean;
}

/** The tab that a key on the keyboard leads to from the chosen one; undefined for keys that mean nothing here. */
export function nextTab(tabs: readonly Tab[], chosen: string, pressed: string, isRtl: boolean): string | undefined {
  const enabled = tabs.filter(({ disabled }) => !disabled);
  const at = enabled.findIndex(({ key }) => key === chosen);
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (pressed === 'Home') return enabled[0]?.key;
  if (pressed === 'End') return enabled.at(-1)?.key;
  if (pressed === forward) return enabled[(at + 1) % enabled.length]?.key;
  if (pressed === backward) return enabled.at(at - 1)?.key;
  return undefined;
}
