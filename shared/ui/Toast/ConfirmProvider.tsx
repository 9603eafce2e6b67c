import { Modal } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addLayer } from '../media/overPage';
import { useIsNarrow } from '../media/useMediaQuery';
import { ConfirmContext, type Question } from './useConfirm';

/** Lets everything below it ask a question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [modal, holder] = Modal.useModal();
  const { t } = useTranslation('kit');
  const isNarrow = useIsNarrow();
  const ask = useCallback(
    async ({ title, text, confirm, cancel = t('cancel'), isDanger = false }: Question) => {
      const dialog = modal.confirm({
        title,
        content: text,
        icon: null,
        okText: confirm,
        cancelText: cancel,
        okButtonProps: { danger: isDanger },
        focusable: { autoFocusButton: isDanger ? 'cancel' : 'ok' },
      });
      if (!isNarrow) return await dialog;
      // On a phone, Back is a no.
      let remove = () => {};
      const refusal = new Promise<false>((refuse) => {
        remove = addLayer(() => {
          dialog.destroy();
          refuse(false);
        });
      });
      return await Promise.race([dialog, refusal]).finally(remove);
    },
    [modal, t, isNarrow],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {holder}
    </ConfirmContext>
  );
}
