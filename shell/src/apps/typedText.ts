import { isTyping } from 'shared/runtime';

const typedInto = new Set<HTMLElement>();

const isSearch = (field: HTMLElement) => field.matches('[type=search], [role=searchbox], [role=combobox]');

/** Within `data-kept` an app answers for what is typed: it keeps each key, or its form asks before one is lost. */
const isKept = (field: HTMLElement) => field.closest('[data-kept]') !== null;

const textIn = (field: HTMLElement) => ('value' in field ? String(field.value) : (field.textContent ?? ''));

/** Remembers which fields the person writes into; returns how to stop. */
export function watchTyping(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLElement && isTyping(target) && !isSearch(target) && !isKept(target))
      typedInto.add(target);
  };
  document.addEventListener('input', onInput, { capture: true });
  return () => document.removeEventListener('input', onInput, { capture: true });
}

/** Does a field on the page hold text that the person wrote? Whether it was saved since, only its app knows. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some((field) => textIn(field).trim() !== '');
}
