import { explainApiError } from '@atrium/sdk';
import { Alert, Input, Modal, useToast } from '@atrium/ui';
import { Form, FormDialog } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeReleaseMutation } from '../../api/releasesApi';
import { type AskedChange, commandOf } from '../../model/changes';
import styles from './AppReleasesPage.module.css';

interface ChangeDialogProps {
  asked: AskedChange;
  /** The app's. */
  name: string;
  live: string;
  /** Of the registry on screen. */
  revision: number;
  /** False where nobody here can change what is live. */
  hasServer: boolean;
  onClose: () => void;
}

interface Values {
  why: string;
}

const blank: Values = { why: '' };
const maxReasonLength = 300;

function useWords({ asked, name, live }: ChangeDialogProps) {
  const { t } = useTranslation('releases');
  const { change, release } = asked;
  return {
    title: t(`change.${change}.title`, { app: name }),
    text: t(`change.${change}.text`, { app: name, release, live: live || t('nothing') }),
    submit: t(`actions.${change}`),
    done: t(`change.${change}.done`, { app: name, release }),
  };
}

/** Where the product is made of files alone: the same change on the command line. */
function CommandDialog(props: ChangeDialogProps) {
  const { t } = useTranslation('releases');
  const { title, text } = useWords(props);
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      title={title}
      open={isOpen}
      onCancel={() => setOpen(false)}
      afterClose={props.onClose}
      footer={null}
      destroyOnHidden
    >
      <p>{text}</p>
      <Alert title={t('needsServer.title')} description={t('needsServer.text')} />
      <code className={styles.command} dir="ltr">
        {commandOf(props.asked)}
      </code>
    </Modal>
  );
}

function ServerDialog(props: ChangeDialogProps) {
  const { asked, revision, onClose } = props;
  const { t } = useTranslation('releases');
  const toast = useToast();
  const [isOpen, setOpen] = useState(true);
  const [change] = useChangeReleaseMutation();
  const { title, text, submit, done } = useWords(props);
  const { release: _, ...sent } = asked;

  async function save({ why }: Values): Promise<void> {
    const { data, error } = await change({ ...sent, revision, ...(why.trim() && { why: why.trim() }) });
    if (error) throw explainApiError(error, (code) => (code === 'outdated' ? t('outdated') : undefined));
    if (data?.brokenDependents.length) toast.info(data.brokenDependents.join(' '));
  }

  return (
    <FormDialog<Values, void>
      title={title}
      submit={submit}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      afterClose={onClose}
      values={blank}
      onSave={save}
      onSaved={() => toast.success(done)}
    >
      <p>{text}</p>
      <Form.Item name="why" label={t('field.why')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={maxReasonLength} />
      </Form.Item>
    </FormDialog>
  );
}

/** Asks before what is live is changed, and for the reason. */
export function ChangeDialog(props: ChangeDialogProps) {
  return props.hasServer ? <ServerDialog {...props} /> : <CommandDialog {...props} />;
}
