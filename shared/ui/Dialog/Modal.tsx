import { Modal as AntdModal, type ModalProps } from 'antd';
import { useBackCloses } from '../media/useBackCloses';
import { focusFirstField } from './focusFirstField';

interface Cancelable {
  /** By its cross, the mask or Escape; on a phone also by Back, which is no event of the page. */
  onCancel?(event?: unknown): void;
}

/** A dialog in the middle of the window. A form in it begins in its first field; on a phone, Back closes it. */
export function Modal(props: ModalProps) {
  const { onCancel }: Cancelable = props;
  useBackCloses(props.open === true && onCancel !== undefined, () => onCancel?.());
  const afterOpenChange = (isOpen: boolean) => {
    if (isOpen) focusFirstField();
    props.afterOpenChange?.(isOpen);
  };
  return <AntdModal {...props} afterOpenChange={afterOpenChange} />;
}
