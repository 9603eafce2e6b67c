import type { ModalProps } from 'antd';
import { useOverlayCode, useWasOpen } from '../Anchored/overlayCode';
import { useBackCloses } from '../media/useBackCloses';
import { useOfflineToast } from './useOfflineToast';

// A select that is only chosen from is read-only as well, but has a role.
const writable = ':not([readonly]:not([role]))';
const field = `form :is(input:not([type="hidden"], [type="file"]), textarea):enabled${writable}`;
/** Few fields need no form: the first to write in, and none that is chosen from. */
const textField = `:is(input:is(:not([type]), [type="text"], [type="search"]), textarea):enabled${writable}:not([role])`;

/**
 * Gives the focus to the first field to write in of what has just opened in a dialog, unless somebody types in one already.
 * The dialog itself takes the focus as it opens, also from a field with `autoFocus`.
 */
export function focusFirstField(): void {
  const active = document.activeElement;
  if (active?.matches(`:is(input, textarea)${writable}, [contenteditable="true"]`)) return;
  const dialog = active?.closest('[role="dialog"], .ant-drawer');
  const first = dialog?.querySelector<HTMLElement>(field) ?? dialog?.querySelector<HTMLElement>(textField);
  first?.focus();
}

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
  const isThere = useWasOpen(props.open === true) || props.forceRender === true;
  const tellOffline = useOfflineToast();
  const overlays = useOverlayCode(isThere, () => {
    tellOffline();
    onCancel?.();
  });
  const afterOpenChange = (isOpen: boolean) => {
    if (isOpen) focusFirstField();
    props.afterOpenChange?.(isOpen);
  };
  const title = typeof props.title === 'string' ? <bdi>{props.title}</bdi> : props.title;
  return <>{isThere && overlays && <overlays.Modal {...props} title={title} afterOpenChange={afterOpenChange} />}</>;
}
