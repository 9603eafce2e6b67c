import { type DragEvent, type ReactNode, useRef } from 'react';
import { useMailActions } from '../../components/MailActions/useMailActions';
import { draggedEmails } from '../../components/MailList/mailDrag';
import { parseMailPath } from '../../model/mailPath';
import { moveTargets } from '../../model/moveTargets';
import styles from './MailScreen.module.css';

function targetOf({ target }: DragEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  const place = link && parseMailPath(link.pathname);
  return link && place ? { link, place } : undefined;
}

/** Drop targets for folders and labels. The menus "Move to" and "Label" do the same without a mouse. */
export function FolderDrop({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  const act = useMailActions();
  const marked = useRef<Element>(null);

  const mark = (link: Element | null) => {
    marked.current?.classList.remove(styles.dropTarget ?? '');
    link?.classList.add(styles.dropTarget ?? '');
    marked.current = link;
  };
  /** Action of a drop; undefined if there is none. */
  const workAt = (event: DragEvent) => {
    const emails = draggedEmails(event);
    const target = targetOf(event);
    if (emails.length === 0 || !target) return undefined;
    const { label, folder } = target.place;
    const { link } = target;
    if (label) return { link, run: () => act(({ addLabel }) => addLabel(emails, label)) };
    if (folder === 'starred') return { link, run: () => act(({ setStarred }) => setStarred(emails, true)) };
    const isAllowed = emails.every((mail) => moveTargets(mail.folder).some((allowed) => allowed === folder));
    const to = moveTargets(undefined).find((known) => known === folder);
    return isAllowed && to ? { link, run: () => act(({ move }) => move(emails, to)) } : undefined;
  };
  const onDragOver = (event: DragEvent) => {
    const work = workAt(event);
    mark(work?.link ?? null);
    if (work) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const work = workAt(event);
    mark(null);
    if (!work) return;
    event.preventDefault();
    void work.run().then(onDone);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the way by keys is the menu of the emails
    <div onDragOver={onDragOver} onDragLeave={() => mark(null)} onDrop={onDrop}>
      {children}
    </div>
  );
}
