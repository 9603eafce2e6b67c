import { useDispatch, useSelector } from 'react-redux';
import { maxCharacters } from '../../api/limits';
import { editing, editOf, type WithChat } from '../../state/chatSlice';
import { useConversation } from '../../state/conversationContext';
import { useMessageActions } from './useMessageActions';

/** Editing of a sent message: the text is stored while it is edited, then saved or discarded. */
export function useMessageEdit(time: string) {
  const dispatch = useDispatch();
  const { contact, focusComposer } = useConversation();
  const text = useSelector((state: WithChat) => editOf(state, contact.id)?.text ?? '');
  const { edit } = useMessageActions();
  const words = text.trim();
  const isRejected = words === '' || words.length > maxCharacters;
  const setEdit = (next: string | undefined) =>
    dispatch(editing({ contactId: contact.id, edit: next === undefined ? undefined : { time, text: next } }));
  return {
    text,
    words,
    isRejected,
    change: (next: string) => void setEdit(next),
    cancel() {
      setEdit(undefined);
      focusComposer();
    },
    save() {
      if (isRejected) return;
      void edit(time, words);
      focusComposer();
    },
  };
}
