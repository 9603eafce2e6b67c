import { useTranslation } from 'react-i18next';
import { useConfirm } from 'shared/ui';
import { blockingGuard } from '../router/leaveGuards';
import { hasTypedText } from './typedText';

/** Any address that is not this page's: what a form's guard is asked about. */
const elsewhere = { pathname: '', search: '', hash: '' };

/** Does a form on the page say that it is not saved? */
export const hasUnsavedForm = () => blockingGuard(elsewhere) !== undefined;

/**
 * Runs what takes the page on screen away, after asking where something written is not saved.
 * @returns what asks; `isUpdate` is for what would come by itself as well, as soon as the person goes elsewhere
 */
export function useConfirmUnsaved(): (proceed: () => void, options?: { isUpdate?: boolean }) => void {
  const { t } = useTranslation('shell');
  const confirm = useConfirm();
  return async (proceed, { isUpdate = false } = {}) => {
    // A form that knows whether it is saved asks for itself.
    const guard = blockingGuard(elsewhere);
    if (guard) return guard.onBlocked({ proceed });
    const question = isUpdate
      ? { title: t('update.askTitle'), text: t('update.askText') }
      : { title: t('update.loseTitle'), text: t('update.loseText') };
    if (!hasTypedText() || (await confirm({ ...question, confirm: t('update.goOn') }))) proceed();
  };
}
