// A select that is only chosen from is read-only as well, but has a role.
const field = 'form :is(input:not([type="hidden"], [type="file"]), textarea):enabled:not([readonly]:not([role]))';

/** Gives the focus to the first field to write in of a form that has just opened in a dialog, unless somebody types in one already. */
export function focusFirstField(): void {
  const active = document.activeElement;
  if (active?.matches('input, textarea, [contenteditable="true"]')) return;
  active?.closest('[role="dialog"], .ant-drawer')?.querySelector<HTMLElement>(field)?.focus();
}
