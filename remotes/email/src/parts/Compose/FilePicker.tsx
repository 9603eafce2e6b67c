import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface FilePickerProps {
  onFiles: (files: readonly File[]) => void;
  /** Draws what opens it. */
  children: (pick: () => void) => ReactNode;
}

/** The browser's own way to choose files, behind any button. */
export function FilePicker({ onFiles, children }: FilePickerProps) {
  const { t } = useTranslation('email');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('compose.attach')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
