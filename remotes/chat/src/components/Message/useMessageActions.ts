import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteMessageMutation, useEditMessageMutation, useRestoreMessageMutation } from '../../api/messageApi';
import { ownId } from '../../api/ownId';
import type { MessageItem } from '../../model/threadItems';
import { editing, replying } from '../../state/chatSlice';
import { useChatStore } from '../../state/chatStore';
import { useConversation } from '../../state/conversationContext';

export function useMessageActions() {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const { dispatch } = useChatStore();
  const { contact, focusComposer } = useConversation();
  const [editMessage] = useEditMessageMutation();
  const [deleteMessage] = useDeleteMessageMutation();
  const [restoreMessage] = useRestoreMessageMutation();
  const contactId = contact.id;
  const beginEdit = (time: string, text: string) => void dispatch(editing({ contactId, edit: { time, text } }));

  return {
    beginEdit,
    async edit(time: string, text: string) {
      dispatch(editing({ contactId, edit: undefined }));
      const { error } = await editMessage({ contactId, time, message: text });
      if (!error) return;
      toast.error(t('message.notSaved'));
      beginEdit(time, text);
    },
    async remove(time: string) {
      const { error } = await deleteMessage({ contactId, time });
      if (error) {
        toast.error(t('failed'));
        return;
      }
      const undo = async () => {
        const { error: refused } = await restoreMessage({ contactId, time });
        if (refused) toast.error(t('failed'));
      };
      toast.success(t('message.deleted'), { action: { label: t('undo'), onClick: () => void undo() } });
    },
    reply({ time, message, isOwn, files }: MessageItem) {
      const fileName = message ? undefined : files?.[0]?.fileName;
      const quote = { time, senderId: isOwn ? ownId : contactId, message, ...(fileName ? { fileName } : {}) };
      dispatch(replying({ contactId, quote }));
      focusComposer();
    },
    async copy({ message }: MessageItem) {
      try {
        await navigator.clipboard.writeText(message);
        toast.success(t('message.copied'));
      } catch {
        toast.error(t('message.notCopied'));
      }
    },
  };
}
