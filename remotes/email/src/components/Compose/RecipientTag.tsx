import { Icon, VisuallyHidden } from '@atrium/ui';
import { X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isAddress } from '../../model/addresses';
import styles from './RecipientFields.module.css';

const chip = '[data-chip] button';

const inputOf = (field: Element) => field.querySelector<HTMLElement>('input, [role="combobox"]');

export const focusLastChip = (field: Element): void => [...field.querySelectorAll<HTMLElement>(chip)].at(-1)?.focus();

/** Moves from a chip to its neighbour, after the last one back to the field. */
function focusBeside(button: HTMLElement, step: -1 | 1): void {
  const field = button.closest('[data-chips]') ?? button.parentElement?.parentElement;
  if (!field) return;
  const chips = [...field.querySelectorAll<HTMLElement>(chip)];
  const next = chips[chips.indexOf(button) + step];
  if (next) next.focus();
  else if (step > 0) inputOf(field)?.focus();
}

interface RecipientTagProps {
  name: string;
  email: string;
  onRemove: (event?: MouseEvent<HTMLElement>) => void;
  onEdit: () => void;
}

/** Recipient chip. Arrow keys reach it from the field, Delete removes it, double-click edits it. */
export function RecipientTag({ name, email, onRemove, onEdit }: RecipientTagProps) {
  const { t } = useTranslation('email');
  const isWrong = !isAddress(email);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const isForwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    // The field would handle these keys itself: Backspace removes the last chip.
    event.stopPropagation();
    if (key === 'ArrowLeft' || key === 'ArrowRight') focusBeside(currentTarget, key === isForwards ? 1 : -1);
    else if (key === 'Delete' || key === 'Backspace') {
      focusBeside(currentTarget, 1);
      onRemove();
    } else if (key === 'F2') {
      focusBeside(currentTarget, 1);
      onEdit();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do the same
    <span className={styles.tag} title={email} data-chip data-wrong={isWrong || undefined} onDoubleClick={onEdit}>
      <span className={styles.tagName} dir="auto">
        {name}
      </span>
      {isWrong && <VisuallyHidden>{t('compose.wrongAddress')}</VisuallyHidden>}
      <button
        type="button"
        className={styles.remove}
        tabIndex={-1}
        aria-label={t('compose.removeRecipient', { name })}
        onMouseDown={(event) => event.stopPropagation()}
        onKeyDown={press}
        onClick={onRemove}
      >
        <Icon of={X} size={12} />
      </button>
    </span>
  );
}
