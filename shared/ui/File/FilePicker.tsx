import { type ReactNode, useRef } from 'react';

export interface FilePickerProps {
  /** Of the field, for a label that names it; a press on that label then opens it too. */
  id?: string;
  /** Purpose of the files. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  /** Media types that can be chosen; absent: all. */
  accept?: readonly string[];
  /** True to allow one file at a time. */
  isSingle?: boolean;
  /** Draws what opens it. */
  children: (pick: () => void) => ReactNode;
}

/** The browser's own way to choose files, behind any button. */
export function FilePicker({ id, label, onFiles, accept, isSingle = false, children }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        id={id}
        type="file"
        multiple={!isSingle}
        accept={accept?.join(',')}
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

/** Content of a file as a data URL. */
export function readFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
