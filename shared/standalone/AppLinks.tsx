import type { EmittedManifest } from '@atrium/contract';
import { isWithin, menuItems } from '@atrium/contract/host';
import { useCan, useRuntime } from '@atrium/sdk';
import { NavList } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** The app's own menu entries, as links. */
export function AppLinks({ manifest }: { manifest: EmittedManifest }) {
  const { t } = useTranslation('standalone');
  const { pathname } = useLocation();
  const can = useCan();
  const labels = manifest.labels[useRuntime().languages.get()];
  const items = menuItems(manifest).flatMap(({ id, path, label, requires }) =>
    path && can(requires) ? [{ key: id, to: path, label: labels[label] ?? label }] : [],
  );
  const active = items.findLast(({ to }) => isWithin(pathname, to));
  if (items.length < 2) return null;
  return <NavList label={t('menu')} items={items} {...(active ? { activeKey: active.key } : {})} />;
}
