import { type ReactNode, useRef } from 'react';
import { SideDrawer } from '../Drawer/SideDrawer';
import { focusFirstField } from '../Overlay/Modal';
import type { FormSaveOptions } from './formSave';
import { PanelForm } from './PanelForm';
import styles from './PanelForm.module.css';

export interface FormDrawerProps<Values extends object> extends FormSaveOptions<Values> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Label of the button that saves: "Add user". */
  submit: string;
  /** The fields, as `Form.Item`s. */
  children: ReactNode;
}

/** A short form beside the page; a new record begins in its first field. Closing it, by Back too, asks first when something was typed; each opening starts over. */
export function FormDrawer<Values extends object>({ title, isOpen, onClose, ...rest }: FormDrawerProps<Values>) {
  const requestClose = useRef(onClose);
  return (
    <SideDrawer
      title={title}
      open={isOpen}
      onClose={() => requestClose.current()}
      afterOpenChange={(isShown) => isShown && rest.rev === undefined && focusFirstField()}
      size="min(440px, 100vw)"
      destroyOnHidden
      classNames={{ body: styles.drawer }}
      styles={{ body: { padding: 0 } }}
    >
      <PanelForm onClose={onClose} requestClose={requestClose} {...rest} />
    </SideDrawer>
  );
}
