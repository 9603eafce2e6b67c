import { type ReactNode, useState } from 'react';
import { readApiError } from 'shared/runtime';
import { Alert, Button, Form, showFieldErrors } from 'shared/ui';
import { useShell } from '../context/ShellContext';
import styles from './ApiForm.module.css';

interface Props<Values> {
  /** Sets the ids of its fields apart from those of another form on the page. */
  name: string;
  /** What the button says. */
  submit: string;
  /** Makes the call; what it rejects with (an `ApiError`) is shown, beside the fields where it names them. */
  send: (values: Values) => Promise<unknown>;
  initialValues?: Partial<Values>;
  /** What to say in place of a message that belongs to no field. */
  explain?: (message: string) => string;
  children: ReactNode;
}

/** A short form that makes one call: the first wrong field gets the focus, and all that is wrong is said. */
export function ApiForm<Values extends object>(props: Props<Values>) {
  const { name, submit, send, initialValues, explain = (message) => message, children } = props;
  const { demo } = useShell();
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);

  const finish = async (values: Values) => {
    if (isBusy) return;
    setBusy(true);
    setMessages([]);
    try {
      await send(values);
    } catch (error) {
      const rest = showFieldErrors(form, error);
      const isShown = rest.length > 0 || form.getFieldsError().some(({ errors }) => errors.length > 0);
      setMessages((isShown ? rest : [readApiError(error).message]).map(explain));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form<Values>
      form={form}
      name={name}
      onFinish={finish}
      onValuesChange={() => demo?.prepare()}
      noValidate
      className={styles.form}
      requiredMark={false}
      {...(initialValues ? { initialValues } : {})}
    >
      {children}
      {messages.map((message) => (
        <div key={message} className={styles.message}>
          <Alert type="error" title={message} />
        </div>
      ))}
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy} className={styles.submit}>
        {submit}
      </Button>
    </Form>
  );
}
