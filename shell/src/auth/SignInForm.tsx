import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Button, Form, Input, showFieldErrors } from 'shared/ui';
import { useDemo } from '../demo/DemoContext';

interface Credentials {
  email: string;
  password: string;
}

/** Email and password; what the server says stands beside the field it is about. */
export function SignInForm({ email, onSignedIn }: { email?: string; onSignedIn: () => void }) {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const demo = useDemo();
  const [form] = Form.useForm<Credentials>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const signIn = async (credentials: Credentials) => {
    setBusy(true);
    setFailure('');
    try {
      await session.signIn(credentials);
      onSignedIn();
    } catch (error) {
      const hasFieldErrors = showFieldErrors(form, error);
      if (!form.getFieldsError().some(({ errors }) => errors.length))
        setFailure(hasFieldErrors[0] ?? t('signIn.failed'));
      setBusy(false);
    }
  };

  return (
    <Form<Credentials>
      form={form}
      onFinish={signIn}
      onValuesChange={() => demo?.prepare()}
      requiredMark={false}
      size="large"
      initialValues={{ email: email ?? '', password: '' }}
    >
      <Form.Item name="email" label={t('signIn.email')} rules={[{ required: true, message: t('signIn.emailMissing') }]}>
        <Input type="email" autoComplete="username" autoFocus={!email} readOnly={email !== undefined} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('signIn.password')}
        rules={[{ required: true, message: t('signIn.passwordMissing') }]}
      >
        <Input.Password autoComplete="current-password" autoFocus={email !== undefined} />
      </Form.Item>
      {failure && <p role="alert">{failure}</p>}
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}
