import type { ClipboardEvent, DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useToast } from 'shared/ui';
import { pictured, pictureOf, type WithChat } from '../../state/chatSlice';

/** The picture that goes with the next message: chosen, pasted or dropped. */
export function usePictureDraft(contactId: number) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const dispatch = useDispatch();
  const picture = useSelector((state: WithChat) => pictureOf(state, contactId));

  const choose = async (file: File) => {
    try {
      const { toSmallPicture } = await import('./toSmallPicture');
      dispatch(pictured({ contactId, picture: await toSmallPicture(file) }));
    } catch {
      toast.error(t('composer.noPicture', { name: file.name }));
    }
  };
  const takeFrom = (event: ClipboardEvent | DragEvent, [file]: Iterable<File> & FileList) => {
    if (!file) return;
    event.preventDefault();
    void choose(file);
  };
  return {
    picture,
    choose,
    remove: () => dispatch(pictured({ contactId, picture: undefined })),
    paste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData.files),
    drop: (event: DragEvent) => takeFrom(event, event.dataTransfer.files),
  };
}
