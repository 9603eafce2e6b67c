import { type ReactNode, useRef } from 'react';
import { Modal } from '../Overlay/Modal';
import type { FormSaveOptions } from './formSave';
import { PanelForm } from './PanelForm';
import styles from './PanelForm.module.css';

export interface FormDialogProps<Values extends object, Result = unknown> extends FormSaveOptions<Values, Result> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Label of the button that saves: "Save". */
  submit: string;
  /** The fields, as `Form.Item`s. */
  children: ReactNode;
  /** Widest in pixels; 440 by default. */
  width?: number;
  /** Run once it is gone from the page: the focus is back where it was. */
  afterClose?: () => void;
}

/** A form of two or three fields in the middle of the window, for what has no page of its own: a list's name and colour. */
export function FormDialog<Values extends object, Result = unknown>(props: FormDialogProps<Values, Result>) {
  const { title, isOpen, onClose, afterClose, width = 440, ...rest } = props;
  const requestClose = useRef(onClose);
  return (
    <Modal
      title={title}
      open={isOpen}
      onCancel={() => requestClose.current()}
      {...(afterClose && { afterClose })}
      width={width}
      footer={null}
      destroyOnHidden
      classNames={{ body: styles.dialog }}
    >
      <PanelForm onClose={onClose} requestClose={requestClose} {...rest} />
    </Modal>
  );
}
