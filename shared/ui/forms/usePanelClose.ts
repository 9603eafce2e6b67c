import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../Toast/useConfirm';

/** How a panel with a form closes: what would be lost is asked about. Whatever else closes the panel finds it in `request`. */
export function usePanelClose(hasChanges: () => boolean, onClose: () => void, request: RefObject<() => void>) {
  const { t } = useTranslation('kit');
  const confirm = useConfirm();
  const close = async () => {
    const question = { title: t('form.closeTitle'), text: t('form.closeText'), confirm: t('form.discard') };
    if (!hasChanges() || (await confirm({ ...question, isDanger: true }))) onClose();
  };
  useEffect(() => {
    request.current = close;
  });
  return close;
}
