import { isEmailAddress, isPhone, isUsername, isWebAddress, personLimits } from '@atrium/contract/person';
import { Input } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';

const rule = (isFine: (text: string) => boolean, message: string) => ({
  validator: async (_: unknown, text: string | null | undefined) => {
    if (text && !isFine(text)) throw new Error(message);
  },
});

/** The rules of the account settings, for the same fields. */
export function useFieldRules() {
  const { t } = useTranslation('users');
  return {
    needed: { required: true, whitespace: true, message: t('form.needed') },
    email: rule(isEmailAddress, t('form.emailWrong')),
    web: rule(isWebAddress, t('form.webWrong')),
    username: rule(isUsername, t('form.usernameWrong')),
    phone: rule(isPhone, t('form.phoneWrong')),
  };
}

export function NameFields() {
  const { t } = useTranslation('users');
  const { needed, username } = useFieldRules();
  return (
    <>
      <Form.Item name="fullName" label={t('field.fullName')} rules={[needed]}>
        <Input autoComplete="off" maxLength={personLimits.name} />
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
      {/* Browsers write the domain of `type="email"` in Punycode. */}
      <Input
        type="text"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        onBlur={({ target }) => onLeave?.(target.value)}
      />
    </Form.Item>
  );
}
