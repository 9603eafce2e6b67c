import { Input } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';

export function useFieldRules() {
  const { t } = useTranslation('users');
  return {
    needed: { required: true, whitespace: true, message: t('form.needed') },
    email: { type: 'email' as const, message: t('form.emailWrong') },
    web: { type: 'url' as const, message: t('form.webWrong') },
    username: { pattern: /^\S+$/, message: t('form.usernameWrong') },
  };
}

export function NameFields() {
  const { t } = useTranslation('users');
  const { needed, username } = useFieldRules();
  return (
    <>
      <Form.Item name="fullName" label={t('field.fullName')} rules={[needed]}>
        <Input autoComplete="off" maxLength={80} />
      </Form.Item>
      <Form.Item name="username" label={t('field.username')} rules={[needed, username]}>
        <Input autoComplete="off" maxLength={40} dir="auto" />
      </Form.Item>
    </>
  );
}

export function EmailField({ onLeave }: { onLeave?: (email: string) => void }) {
  const { t } = useTranslation('users');
  const { needed, email } = useFieldRules();
  return (
    <Form.Item name="email" label={t('field.email')} rules={[needed, email]}>
      <Input type="email" autoComplete="off" onBlur={({ target }) => onLeave?.(target.value)} />
    </Form.Item>
  );
}
