// Entry points of `shared` that apps ask for on demand. A share is provided only where the host imports it somewhere; this is
// never called, so that nothing of it is loaded before an app needs it.
void (() => [
  import('shared/backend'),
  import('shared/ui/table'),
  import('shared/ui/date'),
  import('shared/ui/forms'),
  import('shared/ui/select'),
  import('shared/ui/widget'),
  import('shared/ui/editor'),
  import('shared/ui/article'),
]);
