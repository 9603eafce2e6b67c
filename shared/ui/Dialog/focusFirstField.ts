// A select that is only chosen from is read-only as well, but has a role.
const writable = ':not([readonly]:not([role]))';
const field = `form :is(input:not([type="hidden"], [type="file"]), textarea):enabled${writable}`;

/**
 * Gives the focus to the first field to write in of a form that has just opened in a dialog, unless somebody types in one
 * already.
 */
export function focusFirstField(): void {
  const active = document.activeElement;
  if (active?.matches(`:is(input, textarea)${writable}, [contenteditable="true"]`)) return;
  active?.closest('[role="dialog"], .ant-drawer')?.querySelector<HTMLElement>(field)?.focus();
}
