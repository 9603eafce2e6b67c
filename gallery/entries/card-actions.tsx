import { Button, Card, CardHead, DropdownMenu, IconButton, useToast } from '@atrium/ui';
import { Blocked } from '@atrium/ui/display';
import { ChevronDown, ChevronUp, Ellipsis, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';

/** Folded away, it keeps its head. */
export function Folding() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Card>
      <CardHead
        title="Orders"
        end={
          <IconButton
            label={isOpen ? 'Fold Orders' : 'Unfold Orders'}
            icon={isOpen ? ChevronUp : ChevronDown}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && <p>1,240 in November</p>}
    </Card>
  );
}

export function Refreshing() {
  const [isWaiting, setWaiting] = useState(false);
  const refresh = () => {
    setWaiting(true);
    setTimeout(() => setWaiting(false), 1500);
  };
  return (
    <Blocked isBlocked={isWaiting} label="Reading the orders">
      <Card>
        <CardHead
          title="Orders"
          end={<IconButton label="Read the orders again" icon={RefreshCw} onClick={refresh} />}
        />
        <p>1,240 in November</p>
      </Card>
    </Blocked>
  );
}

/** Removing can be undone. */
export function Removing() {
  const toast = useToast();
  const [isThere, setThere] = useState(true);
  const remove = () => {
    setThere(false);
    toast.success('Orders removed', { action: { label: 'Undo', onClick: () => setThere(true) } });
  };
  if (!isThere) return <Button onClick={() => setThere(true)}>Show the card again</Button>;
  return (
    <Card>
      <CardHead title="Orders" end={<IconButton label="Remove Orders" icon={X} onClick={remove} />} />
      <p>1,240 in November</p>
    </Card>
  );
}

/** More than two belong into a menu. */
export function InAMenu() {
  const [isOpen, setOpen] = useState(true);
  const [isWaiting, setWaiting] = useState(false);
  const acts: Record<string, () => void> = {
    fold: () => setOpen(!isOpen),
    read: () => {
      setWaiting(true);
      setTimeout(() => setWaiting(false), 1500);
    },
  };
  const items = [
    { key: 'fold', label: isOpen ? 'Fold' : 'Unfold' },
    { key: 'read', label: 'Read again', disabled: !isOpen },
  ];
  return (
    <Blocked isBlocked={isWaiting} label="Reading the visitors">
      <Card>
        <CardHead
          title="Visitors"
          end={
            <DropdownMenu trigger={['click']} menu={{ items, onClick: ({ key }) => acts[key]?.() }}>
              <IconButton label="Actions for Visitors" icon={Ellipsis} />
            </DropdownMenu>
          }
        />
        {isOpen && <p>92,600 in November</p>}
      </Card>
    </Blocked>
  );
}
