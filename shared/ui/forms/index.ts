export { countChanges } from './countChanges';
export { FormDrawer, type FormDrawerProps } from './FormDrawer';
export { FormPage, type FormPageProps } from './FormPage';
export type { FormSave, FormSaveOptions } from './formSave';
export { changedFields } from './record/compareFields';
export type { FieldView, FieldViews } from './record/fieldViews';
export { useFormSave } from './useFormSave';
export { useLeaveGuard } from './useLeaveGuard';
export { useSaveShortcut } from './useSaveShortcut';
