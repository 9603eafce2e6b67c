export { countChanges } from './countChanges';
export { FormDrawer, type FormDrawerProps } from './FormDrawer';
export { FormPage, type FormPageProps } from './FormPage';
export { type FormSave, type FormSaveOptions, useFormSave } from './useFormSave';
export { useLeaveGuard } from './useLeaveGuard';
export { useSaveShortcut } from './useSaveShortcut';
