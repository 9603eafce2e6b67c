const chip = '[data-chip] button';

const inputOf = (field: Element) => field.querySelector<HTMLElement>('input, [role="combobox"]');

export const focusLastChip = (field: Element): void => [...field.querySelectorAll<HTMLElement>(chip)].at(-1)?.focus();

/** Moves from a chip to its neighbour, after the last one back to the field. */
export function focusBeside(button: HTMLElement, step: -1 | 1): void {
  const field = button.closest('[data-chips]') ?? button.parentElement?.parentElement;
  if (!field) return;
  const chips = [...field.querySelectorAll<HTMLElement>(chip)];
  const next = chips[chips.indexOf(button) + step];
  if (next) next.focus();
  else if (step > 0) inputOf(field)?.focus();
}
