import { Modal } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmContext, type Question } from './useConfirm';

/** Lets everything below it ask a question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [modal, holder] = Modal.useModal();
  const { t } = useTranslation('kit');
  const ask = useCallback(
    async ({ title, text, confirm, cancel = t('cancel'), isDanger = false }: Question) =>
      await modal.confirm({
        title,
        content: text,
        icon: null,
        okText: confirm,
        cancelText: cancel,
        okButtonProps: { danger: isDanger },
        focusable: { autoFocusButton: isDanger ? 'cancel' : 'ok' },
      }),
    [modal, t],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {holder}
    </ConfirmContext>
  );
}
