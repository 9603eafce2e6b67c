let field: HTMLTextAreaElement | null = null;

/**
 * Takes the focus and the keys that are pressed while the window to write in is on its way, so that they neither get
 * lost nor run as commands of the page.
 */
export function catchKeys(label: string): void {
  if (field?.isConnected) return;
  const catcher = document.createElement('textarea');
  catcher.setAttribute('aria-label', label);
  Object.assign(catcher.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    inlineSize: '1px',
    blockSize: '1px',
    opacity: '0',
  });
  document.body.append(catcher);
  catcher.focus({ preventScroll: true });
  catcher.addEventListener('blur', () => catcher === field && catcher.value === '' && catcher.remove());
  field = catcher;
}

/** Ends the catching, and returns the text that was typed meanwhile. */
export function readBufferedKeys(): string {
  const catcher = field;
  // No longer ours before it goes: with the focus in it, going is a blur, which would take it away a second time.
  field = null;
  catcher?.remove();
  return catcher?.value ?? '';
}
