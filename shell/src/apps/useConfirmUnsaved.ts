import { useTranslation } from 'react-i18next';
import { type Question, useConfirm } from 'shared/ui';
import { blockingGuard } from '../common/leaveGuards';
import { hasTypedText } from './typedText';

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
