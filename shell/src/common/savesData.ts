/** Does the connection ask to load nothing that nobody has asked for? (Network Information API, `saveData`) */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
