import { isTyping } from '@atrium/sdk';
import { type Question, useConfirm } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { blockingGuard } from '../common/useBlocker';

/** Any address that is not this page's: what a form's guard is asked about. */
const elsewhere = { pathname: '', search: '', hash: '' };

/** Does a form on the page say that it is not saved? */
export const hasUnsavedForm = () => blockingGuard(elsewhere, 'PUSH') !== undefined;

/** What is asked: `update` and `reload` bring what would come by itself as well, `discard` only takes away. */
type Asked = 'update' | 'reload' | 'discard';

/**
 * Runs what takes the page on screen away, after asking where something written is not saved.
 * @returns what asks
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
