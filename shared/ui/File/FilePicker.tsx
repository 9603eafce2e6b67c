import { type ReactNode, useRef } from 'react';

export interface FilePickerProps {
  /** What the files are chosen for. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  /** Draws what opens it. */
  children: (pick: () => void) => ReactNode;
}

/** The browser's own way to choose files, behind any button. */
export function FilePicker({ label, onFiles, children }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
