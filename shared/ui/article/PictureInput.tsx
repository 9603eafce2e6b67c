import type { Ref } from 'react';

interface PictureInputProps {
  /** Clicked on, it opens the browser's choice of files. */
  ref: Ref<HTMLInputElement>;
  onPicture: (picture: File | undefined) => Promise<void>;
}

/** Takes a picture from the person's files; the same one again, too. */
export const PictureInput = ({ ref, onPicture }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
    onChange={({ target }) => {
      void onPicture(target.files?.[0]);
      target.value = '';
    }}
  />
);
