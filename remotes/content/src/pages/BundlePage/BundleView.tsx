import {
  BackLink,
  DropdownMenu,
  ExplainedButton,
  IconButton,
  Input,
  Modal,
  Page,
  useConfirm,
  useToast,
} from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDeleteBundleMutation, useUpdateBundleMutation } from '../../api/bundlesApi';
import type { BundleAction, BundleDetail, ListedBundle } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { BundleState, BundleTime } from '../../components/Bundle/BundleState';
import { useBundleSteps } from '../../components/Bundle/useBundleSteps';
import { bundleRejection, bundleSteps, needsReady } from '../../model/bundle';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { useRejectionText } from '../../state/useRejectionText';
import { BundleItems } from './BundleItems';
import { BundleNotice } from './BundleNotice';
import styles from './BundlePage.module.css';

interface NameDialogProps {
  bundle: ListedBundle;
  onClose: () => void;
}

function NameDialog({ bundle: { id, rev, name: before }, onClose }: NameDialogProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const explain = useRejectionText();
  const [name, setName] = useState(before);
  const [update, { isLoading }] = useUpdateBundleMutation();
  const save = async () => {
    const { error } = await update({ id, rev, name: name.trim() });
    if (error) toast.error(explain(error));
    else onClose();
  };
  return (
    <Modal
      open
      title={t('bundle.rename')}
      okText={t('project.save')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !name.trim(), loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        aria-label={t('bundle.name')}
        autoFocus
        maxLength={textLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Modal>
  );
}

/** Dissolves a bundle after a confirmation, and leads to the others. */
function useDissolve({ id, rev, name }: ListedBundle) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const explain = useRejectionText();
  const [remove] = useDeleteBundleMutation();
  return async () => {
    const question = { title: t('bundle.dissolveTitle', { name }), text: t('bundle.dissolveText') };
    if (!(await confirm({ ...question, confirm: t('bundle.dissolve'), isDanger: true }))) return;
    const { error } = await remove({ id, rev });
    if (error) return toast.error(explain(error));
    toast.success(t('bundle.dissolved', { name }));
    void navigate('/content/bundles', { replace: true });
  };
}

function BundleActions({ bundle }: { bundle: ListedBundle }) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const toast = useToast();
  const steps = useBundleSteps();
  const dissolve = useDissolve(bundle);
  const [isNaming, setNaming] = useState(false);
  const isWaiting = bundle.hindrances.length > 0;
  const reasonOf = (action: BundleAction): string | null => {
    const rejection = bundleRejection(action, bundle, actor);
    if (rejection) return t(`rejection.${rejection}`);
    return needsReady(action) && isWaiting ? t('bundle.hinders', { count: bundle.hindrances.length }) : null;
  };
  const [main, ...others] = bundleSteps(bundle.state);
  const isScheduled = bundle.state === 'scheduled';
  return (
    <>
      {others.map((action) => (
        <ExplainedButton key={action} reason={reasonOf(action)} onClick={() => steps.begin(action, bundle)}>
          {t(`action.${action}`)}
        </ExplainedButton>
      ))}
      {main && (
        <ExplainedButton
          type="primary"
          loading={steps.isBusy}
          reason={reasonOf(main)}
          onClick={() => steps.begin(main, bundle)}
        >
          {t(`action.${main}`)}
        </ExplainedButton>
      )}
      <DropdownMenu
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'rename', label: t('bundle.rename'), onClick: () => setNaming(true) },
            {
              key: 'dissolve',
              label: t('bundle.dissolve'),
              danger: !isScheduled,
              onClick: () => (isScheduled ? toast.info(t('rejection.scheduledBundle')) : void dissolve()),
            },
          ],
        }}
      >
        <IconButton label={t('actionsOf', { title: bundle.name })} icon={Ellipsis} />
      </DropdownMenu>
      {isNaming && <NameDialog bundle={bundle} onClose={() => setNaming(false)} />}
      {steps.dialog}
    </>
  );
}

/** A bundle with its steps, what hinders it, and its items. */
export function BundleView({ detail: { bundle, items } }: { detail: BundleDetail }) {
  const { t } = useTranslation('content');
  const mayChange = isEditor(useActor());
  return (
    <Page
      title={bundle.name}
      width="wide"
      back={<BackLink to="/content/bundles">{t('bundle.title')}</BackLink>}
      meta={
        <span className={styles.meta}>
          <BundleState state={bundle.state} />
          <BundleTime bundle={bundle} />
        </span>
      }
      actions={mayChange && <BundleActions bundle={bundle} />}
    >
      <BundleNotice bundle={bundle} />
      <BundleItems bundle={bundle} items={items} mayChange={mayChange && bundle.state !== 'published'} />
    </Page>
  );
}
