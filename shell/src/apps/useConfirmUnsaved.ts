import { isTyping } from '@atrium/sdk/host';
import { type Question, useConfirm } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { blockingGuard } from '../common/useBlocker';

/** An address other than this page's, to ask the forms' guards. */
const elsewhere = { pathname: '', search: '', hash: '' };

export const hasUnsavedForm = () => blockingGuard(elsewhere, 'PUSH') !== undefined;

/** The question: `update` and `reload` bring what would come anyway, `discard` only discards. */
type Asked = 'update' | 'reload' | 'discard';

/**
 * Runs an operation that discards the page on screen, after asking where typed text is not saved.
 * @returns a function that asks, then proceeds
 */
export function useConfirmUnsaved(): (proceed: () => void, asked?: Asked) => void {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  const later = t('update.later');
  const questions = {
    update: { title: t('update.askTitle'), text: t('update.askText'), confirm: t('update.now'), cancel: later },
    reload: {
      title: t('update.reloadTitle'),
      text: t('update.reloadText'),
      confirm: t('update.reloadNow'),
      cancel: later,
    },
    discard: {
      title: t('update.loseTitle'),
      text: t('update.loseText'),
      confirm: t('update.discard'),
      cancel: t('update.stay'),
    },
  } satisfies Record<Asked, Question>;
  return async (proceed, asked = 'discard') => {
    // A form that knows whether it is saved asks for itself.
    const guard = blockingGuard(elsewhere, 'PUSH');
    if (guard) return guard.onBlocked({ proceed });
    if (!hasTypedText() || (await confirm(questions[asked]))) proceed();
  };
}

const typedInto = new Set<HTMLElement>();

const isSearch = (field: HTMLElement) => field.matches('[type=search], [role=searchbox], [role=combobox]');

/** Inside `data-kept` the app is responsible: it autosaves, or its form asks before discarding. */
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

/** True while a field on the page holds typed text. Only its app knows if it was saved since. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some((field) => textIn(field).trim() !== '');
}
