import { Button, Icon, Popover, Spinner } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// A form with a calendar: only those who note something need it.
const NoteFields = lazy(() => import('./NoteFields'));

/** Notes what happened at a day. */
export function NoteForm() {
  const { t } = useTranslation('dashboards');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Suspense fallback={<Spinner />}>
          <NoteFields onDone={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button type="text" size="small" icon={<Icon of={Plus} />} aria-expanded={isOpen}>
        {t('notes.add')}
      </Button>
    </Popover>
  );
}
