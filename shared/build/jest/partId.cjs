// In place of the kit's hook, which where tests run gives every part the same id: two dialogs then have one title, and
// Escape reaches whichever was drawn first, not the one on top.
const { useId } = require('react');
const kit = require('@rc-component/util/lib/hooks/useId.js');

module.exports = {
  ...kit,
  __esModule: true,
  default(id) {
    const own = useId();
    return id || own;
  },
};
