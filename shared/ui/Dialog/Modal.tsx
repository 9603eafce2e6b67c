import { Modal as AntdModal, type ModalProps } from 'antd';
import { useBackCloses } from '../media/useBackCloses';

interface Cancelable {
  /** By its cross, the mask or Escape; on a phone also by Back, which is no event of the page. */
  onCancel?(event?: unknown): void;
}

/** A dialog in the middle of the window; on a phone, Back closes it. */
export function Modal(props: ModalProps) {
  const { onCancel }: Cancelable = props;
  useBackCloses(props.open === true && onCancel !== undefined, () => onCancel?.());
  return <AntdModal {...props} />;
}
