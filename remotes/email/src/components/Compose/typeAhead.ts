let field: HTMLTextAreaElement | null = null;

/** Captures focus and keys while the compose window loads, so that they are neither lost nor run as shortcuts. */
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

export function readBufferedKeys(): string {
  const catcher = field;
  // Detached first: removing a focused element fires blur, which would remove it a second time.
  field = null;
  catcher?.remove();
  return catcher?.value ?? '';
}
