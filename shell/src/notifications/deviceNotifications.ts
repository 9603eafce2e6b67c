export const hasDeviceNotifications = (): boolean => 'Notification' in globalThis;

export const mayNotifyDevice = (): boolean => hasDeviceNotifications() && Notification.permission === 'granted';

/** Asks for it, where the browser has no answer yet; gives whether the page may. */
export const askToNotifyDevice = async (): Promise<boolean> =>
  mayNotifyDevice() || (await Notification.requestPermission()) === 'granted';

interface Shown {
  title: string;
  text: string;
  /** Notifications of one key replace each other: two tabs show one. */
  key: string;
  onOpen: () => void;
}

/** Shows a notification outside of the page; opening it brings the page to the front. */
export function notifyDevice({ title, text, key, onOpen }: Shown): void {
  const shown = new Notification(title, { body: text, tag: `atrium-${key}` });
  shown.onclick = () => {
    window.focus();
    shown.close();
    onOpen();
  };
}
