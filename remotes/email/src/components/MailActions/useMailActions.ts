import { useFormat, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useApiStore } from '../../state/apiStore';
import type { MailActions } from './mailActions';

export type MailWork = (actions: MailActions) => Promise<unknown>;

/** Email actions, loaded on first use: viewing a list needs none. */
export function useMailActions(): (work: MailWork) => Promise<void> {
  const { t } = useTranslation('email');
  const toast = useToast();
  const format = useFormat();
  const store = useApiStore();
  return async (work) => {
    try {
      const { createMailActions } = await import('./mailActions');
      await work(createMailActions({ store, toast, format, t }));
    } catch {
      toast.error(t('action.failed'));
    }
  };
}
