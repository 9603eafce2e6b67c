import { Modal as AntdModal, type ModalProps } from 'antd';
import { useBackCloses } from '../media/useBackCloses';
import { focusFirstField } from './focusFirstField';
import { useWasOpen } from './useWasOpen';

interface Cancelable {
  /** By its cross, the mask or Escape; on a phone also by Back, which is no event of the page. */
  onCancel?(event?: unknown): void;
}

/**
 * A dialog in the middle of the window. A form in it begins in its first field; on a phone, Back closes it. A text as its
 * title keeps its own direction: else a mark at its end lies at its beginning where the page runs the other way.
 */
export function Modal(props: ModalProps) {
  const { onCancel }: Cancelable = props;
  useBackCloses(props.open === true && onCancel !== undefined, () => onCancel?.());
  const isThere = useWasOpen(props.open === true) || props.forceRender;
  const afterOpenChange = (isOpen: boolean) => {
    if (isOpen) focusFirstField();
    props.afterOpenChange?.(isOpen);
  };
  const title = typeof props.title === 'string' ? <bdi>{props.title}</bdi> : props.title;
  return <>{isThere && <AntdModal {...props} title={title} afterOpenChange={afterOpenChange} />}</>;
}
