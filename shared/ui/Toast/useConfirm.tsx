import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export interface Question {
  title: string;
  text?: ReactNode;
  /** What the button says that goes ahead: a verb, "Delete". */
  confirm: string;
  /** What goes ahead cannot be taken back. */
  isDanger?: boolean;
}

/** Asks before something is done. Resolves to true when the person goes ahead. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const { t } = useTranslation('kit');
  return useCallback(
    async ({ title, text, confirm, isDanger = false }) =>
      await modal.confirm({
        title,
        content: text,
        icon: null,
        okText: confirm,
        cancelText: t('cancel'),
        okButtonProps: isDanger ? { danger: true } : {},
        autoFocusButton: isDanger ? 'cancel' : 'ok',
      }),
    [modal, t],
  );
}
