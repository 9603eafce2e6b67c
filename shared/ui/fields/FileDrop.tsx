import { Upload } from 'antd';
import { Upload as UploadIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';

export interface FileDropProps {
  /** Instruction: "Drop files here, or choose them". */
  label: string;
  /** Accepted files: "CSV or XLSX, up to 5 MB". */
  hint?: string;
  /** Media types and endings, as in `accept` of a field. */
  accept?: string;
  isSingle?: boolean;
  isDisabled?: boolean;
  /** Nothing is sent by itself: the app does that. */
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, or to choose them by a click or a key. */
export function FileDrop({ label, hint, accept, isSingle = false, isDisabled = false, onFiles }: FileDropProps) {
  return (
    <Upload.Dragger
      accept={accept}
      multiple={!isSingle}
      disabled={isDisabled}
      showUploadList={false}
      beforeUpload={(file, files) => {
        // It is asked for every file of a drop; the first one speaks for all.
        if (file === files[0]) onFiles(isSingle ? files.slice(0, 1) : files);
        return false;
      }}
    >
      <p>
        <Icon of={UploadIcon} size={24} />
      </p>
      <p className="ant-upload-text">{label}</p>
      {hint && <p className="ant-upload-hint">{hint}</p>}
    </Upload.Dragger>
  );
}
