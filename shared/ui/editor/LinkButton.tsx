import { isComposing } from '@atrium/contract/values';
import type { Editor } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from '../antd';
import { IconButton } from '../Icon/IconButton';
import { Popover } from '../Overlay/Popover';
import styles from './RichTextEditor.module.css';

/** Makes a link of what is selected, changes it or takes it off. */
export function LinkButton({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const open = (next: boolean) => {
    if (next) setAddress(String(editor.getAttributes('link').href ?? ''));
    setOpen(next);
  };
  const apply = (href: string) => {
    setOpen(false);
    const link = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') link.unsetLink().run();
    else if (editor.state.selection.empty && !isActive) {
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href: whole(href) } }] }).run();
    } else link.setLink({ href: whole(href) }).run();
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={open}
      destroyOnHidden
      content={
        // No form: this is within one.
        <div className={styles.link}>
          <Input
            autoFocus
            aria-label={t('editor.address')}
            placeholder="https://"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              if (!isComposing(event)) apply(address);
            }}
          />
          <Button type="primary" onClick={() => apply(address)}>
            {t('editor.setLink')}
          </Button>
          {isActive && <Button onClick={() => apply('')}>{t('editor.unlink')}</Button>}
        </div>
      }
    >
      <IconButton label={t('editor.link')} icon={Link} isPressed={isActive} />
    </Popover>
  );
}

/** An address without a scheme is one of the web. */
const whole = (address: string) =>
  /^(?:https?|mailto|tel):/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
