import type { Ref } from 'react';

interface PictureInputProps {
  /** Clicked on, it opens the browser's choice of files. */
  ref: Ref<HTMLInputElement>;
  onPictures: (pictures: readonly File[]) => void;
}

/** Takes pictures from the person's files; the same one again, too. */
export const PictureInput = ({ ref, onPictures }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    accept="image/*"
    onChange={({ target }) => {
      onPictures([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
