import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { MailContent } from '../../model/composition';
import { composed } from '../../state/emailSlice';
import { mailChangeApi } from '../../state/mailChangeApi';
import { useDesk } from './useDesk';

/** Throws a mail away, with Undo. */
export function useDiscarding(key: string) {
  const { t } = useTranslation('email');
  const { store } = useRuntime();
  const toast = useToast();
  const desk = useDesk();
  const { deleteMails, restoreMails } = mailChangeApi.endpoints;
  return async (content: MailContent) => {
    const draftId = await desk.keeperOf(key)?.stop();
    desk.clear(key, true);
    if (draftId) await store.dispatch(deleteMails.initiate([draftId]));
    const undo = async () => {
      if (draftId) await store.dispatch(restoreMails.initiate([draftId]));
      store.dispatch(composed({ ...content, draftId }));
    };
    toast.success(t('compose.discarded'), { action: { label: t('action.undo'), onClick: () => void undo() } });
  };
}
