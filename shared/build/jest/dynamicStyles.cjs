// The styles that components add to the page while they run; here they are made and left out of it.
const createStyle = () => document.createElement('style');

module.exports = {
  __esModule: true,
  injectCSS: createStyle,
  updateCSS: createStyle,
  removeCSS: () => {},
  clearContainerCache: () => {},
};
