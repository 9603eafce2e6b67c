import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import {
  useBlockContactMutation,
  useClearChatMutation,
  useDeleteContactMutation,
  useMuteContactMutation,
  useRestoreChatMutation,
  useRestoreContactMutation,
  useTagContactMutation,
} from '../../api/contactApi';
import type { ChatContact } from '../../api/schemas';

export function useContactActions({ id: contactId, fullName: name, isMuted, isBlocked, isImportant }: ChatContact) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const [mute] = useMuteContactMutation();
  const [block] = useBlockContactMutation();
  const [tag] = useTagContactMutation();
  const [clearChat] = useClearChatMutation();
  const [restoreChat] = useRestoreChatMutation();
  const [deleteContact] = useDeleteContactMutation();
  const [restoreContact] = useRestoreContactMutation();

  /** @returns true on success */
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch {
      toast.error(t('failed'));
      return false;
    }
  };
  const sayUndoable = (done: string, undo: () => Promise<unknown>) =>
    toast.success(done, { action: { label: t('undo'), onClick: () => void attempt(undo()) } });

  return {
    async toggleMuted() {
      if (await attempt(mute({ contactId, isMuted: !isMuted }).unwrap()))
        toast.success(t(isMuted ? 'contact.unmuted' : 'contact.muted', { name }));
    },
    async toggleBlocked() {
      if (await attempt(block({ contactId, isBlocked: !isBlocked }).unwrap()))
        toast.success(t(isBlocked ? 'contact.unblocked' : 'contact.blocked', { name }));
    },
    toggleImportant: () => attempt(tag({ contactId, isImportant: !isImportant }).unwrap()),
    setTags: (tags: string[]) => attempt(tag({ contactId, tags }).unwrap()),
    /** @param onDone called once they are deleted and nothing of them can be shown */
    async remove(onDone: () => void) {
      if (!(await attempt(deleteContact(contactId).unwrap()))) return;
      onDone();
      sayUndoable(t('contact.deleted', { name }), () => restoreContact(contactId).unwrap());
    },
    async clear() {
      if (!(await attempt(clearChat(contactId).unwrap()))) return;
      sayUndoable(t('contact.cleared', { name }), () => restoreChat(contactId).unwrap());
    },
  };
}
