const field = 'form :is(input:not([type="hidden"], [type="file"]), textarea):enabled';

/** Gives the focus to the first field of a form that has just opened in a dialog, unless somebody types in one already. */
export function focusFirstField(): void {
  const active = document.activeElement;
  if (active?.matches('input, textarea, [contenteditable="true"]')) return;
  active?.closest('[role="dialog"], .ant-drawer')?.querySelector<HTMLElement>(field)?.focus();
}
