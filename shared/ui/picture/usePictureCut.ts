import { type RefObject, useState } from 'react';
import { cutPicture, type PictureArea } from './cutPicture';
import type { PictureCutDialogProps } from './PictureCutDialog';

/** Cuts the area out and hands it on; the dialog stays where that fails. */
export function usePictureCut(
  { content, width, onCut, explain }: Pick<PictureCutDialogProps, 'content' | 'width' | 'onCut' | 'explain'>,
  area: RefObject<PictureArea | undefined>,
) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  // It closes before it goes: what opened it has the focus again.
  const [isOpen, setOpen] = useState(true);

  const cut = async () => {
    if (!area.current) return;
    setBusy(true);
    setProblem('');
    try {
      await onCut(await cutPicture(content, area.current, width));
      setOpen(false);
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  };

  return { problem, isBusy, isOpen, close: () => setOpen(false), take: () => void cut() };
}
