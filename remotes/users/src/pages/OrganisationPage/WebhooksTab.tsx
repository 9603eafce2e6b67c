import type { Webhook } from '@atrium/core/api/organisation';
import {
  Alert,
  Button,
  DropdownMenu,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  LoadingRows,
  Pill,
  Toolbar,
  useConfirm,
  useFormat,
  useToast,
} from '@atrium/ui';
import { Ellipsis, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteWebhookMutation,
  useGetWebhooksQuery,
  useRotateSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
} from '../../api/organisationApi';
import styles from './Organisation.module.css';
import { SecretDialog } from './SecretDialog';

const WebhookDialog = lazy(() => import('./WebhookDialog'));
const DeliveriesDialog = lazy(() => import('./DeliveriesDialog'));

type Task = { kind: 'new' } | { kind: 'edit' | 'deliveries'; webhook: Webhook } | { kind: 'secret'; secret: string };

/** Addresses of other tools that hear of events. */
export default function WebhooksTab() {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useGetWebhooksQuery();
  const [task, setTask] = useState<Task>();
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  return (
    <>
      {!data.isServer && (
        <div className={styles.notice}>
          <Alert type="info" title={t('organisation.demo')} description={t('webhooks.demoText')} />
        </div>
      )}
      <Toolbar
        label={t('organisation.tab.webhooks')}
        end={
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setTask({ kind: 'new' })}>
            {t('webhooks.new')}
          </Button>
        }
      >
        <p className={styles.quiet}>{t('webhooks.text')}</p>
      </Toolbar>
      {data.webhooks.length === 0 ? (
        <EmptyState picture="inbox" title={t('webhooks.empty')} text={t('webhooks.emptyText')} />
      ) : (
        <ul className={styles.rows}>
          {data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onTask={setTask} />
          ))}
        </ul>
      )}
      <Suspense>
        {(task?.kind === 'new' || task?.kind === 'edit') && (
          <WebhookDialog
            webhook={task.kind === 'edit' ? task.webhook : undefined}
            tables={data.tables}
            onMade={(secret) => setTask({ kind: 'secret', secret })}
            onClose={() => setTask((now) => (now?.kind === 'secret' ? now : undefined))}
          />
        )}
        {task?.kind === 'deliveries' && <DeliveriesDialog webhook={task.webhook} onClose={() => setTask(undefined)} />}
      </Suspense>
      {task?.kind === 'secret' && (
        <SecretDialog
          title={t('webhooks.secretTitle')}
          secret={task.secret}
          hint={t('webhooks.secretHint')}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}

function WebhookRow({ webhook, onTask }: { webhook: Webhook; onTask: (task: Task) => void }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const items = useWebhookMenu(webhook, onTask);
  const { url, description, types, isOn, failingSince, offBecause } = webhook;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <bdi>{url}</bdi>{' '}
          <Pill tone={isOn ? (failingSince ? 'amber' : 'green') : 'red'}>
            {t(isOn ? (failingSince ? 'webhooks.failing' : 'webhooks.on') : 'webhooks.off')}
          </Pill>
        </p>
        {description && <p dir="auto">{description}</p>}
        <p className={styles.quiet} dir="ltr">
          {types.join(', ')}
        </p>
        {failingSince && <p className={styles.quiet}>{t('webhooks.since', { time: format.dateTime(failingSince) })}</p>}
        {offBecause && <p className={styles.quiet}>{t(`webhooks.because.${offBecause}`)}</p>}
      </div>
      <DropdownMenu trigger={['click']} menu={{ items }}>
        <IconButton label={t('action.menu', { name: url })} icon={Ellipsis} />
      </DropdownMenu>
    </li>
  );
}

function useWebhookMenu(webhook: Webhook, onTask: (task: Task) => void) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const confirm = useConfirm();
  const [update] = useUpdateWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const [rotate] = useRotateSecretMutation();
  const [test] = useTestWebhookMutation();
  const { id, url, isOn, rev } = webhook;
  const say = async (call: PromiseLike<{ error?: unknown }>, done: string) => {
    const { error } = await call;
    if (error) toast.error(t('webhooks.failed'));
    else toast.success(done);
  };
  async function askAndDelete() {
    const question = { title: t('webhooks.deleteTitle', { url }), text: t('webhooks.deleteText') };
    if (await confirm({ ...question, confirm: t('action.delete'), isDanger: true }))
      await say(remove(id), t('webhooks.deleted'));
  }
  async function askAndRotate() {
    const question = { title: t('webhooks.rotateTitle'), text: t('webhooks.rotateText') };
    if (!(await confirm({ ...question, confirm: t('webhooks.rotate') }))) return;
    const { data } = await rotate(id);
    if (data) onTask({ kind: 'secret', secret: data.secret });
    else toast.error(t('webhooks.failed'));
  }
  return [
    { key: 'deliveries', label: t('webhooks.deliveries'), onClick: () => onTask({ kind: 'deliveries', webhook }) },
    { key: 'test', label: t('webhooks.test'), onClick: () => void say(test(id), t('webhooks.tested')) },
    { key: 'edit', label: t('action.edit'), onClick: () => onTask({ kind: 'edit', webhook }) },
    {
      key: 'switch',
      label: t(isOn ? 'webhooks.switchOff' : 'webhooks.switchOn'),
      onClick: () => void say(update({ id, isOn: !isOn, rev }), t('organisation.saved')),
    },
    { key: 'rotate', label: t('webhooks.rotate'), onClick: () => void askAndRotate() },
    { key: 'delete', label: t('action.delete'), danger: true, onClick: () => void askAndDelete() },
  ];
}
