import { Button } from 'antd';
import { FileInput } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../Icon/IconButton';
import { useIsNarrow } from '../media/useMediaQuery';

interface ImportButtonProps {
  label: string;
  /** The dialog; one that is lazy loads when it is asked for. */
  importer: ComponentType<{ onClose: () => void }>;
}

/** Opens the import of a list; on a phone, an icon alone. Since 3.0. */
export function ImportButton({ label, importer: Importer }: ImportButtonProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isNarrow ? (
        <IconButton label={label} icon={FileInput} onClick={open} />
      ) : (
        <Button icon={<Icon of={FileInput} />} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <Importer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
