import { PanelForm, type PanelFormProps } from './PanelForm';
import styles from './PanelForm.module.css';

export type FormPanelProps<Values extends object, Result = unknown> = PanelFormProps<Values, Result>;

/** The form of a small window that an app draws by itself, such as a bubble beside what it is about. */
export const FormPanel = <Values extends object, Result = unknown>(props: FormPanelProps<Values, Result>) => (
  <div className={styles.dialog}>
    <PanelForm {...props} />
  </div>
);
